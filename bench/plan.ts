/** How long and how often is measured. */
export interface Plan {
  rounds: number
  seconds: number
  warmUpSeconds: number
  connections: number
  /** Claims in the small and in the large database; a fifth as many people, five messages on each claim. */
  claims: readonly [small: number, large: number]
  /** Idle sockets on one node, two of each person: a phone and a desk. */
  sockets: number
  uploads: { atOnce: number; megabytes: number; rounds: number }
  /** Loads of each page; 0 leaves the pages out. */
  pageLoads: number
  /** How many kinds of lists are read, from the first on. */
  lists: number
}

export const plans = {
  full: {
    rounds: 3,
    seconds: 4,
    warmUpSeconds: 1,
    connections: 32,
    claims: [10_000, 1_000_000],
    sockets: 10_000,
    uploads: { atOnce: 16, megabytes: 25, rounds: 5 },
    pageLoads: 3,
    lists: 100,
  },
  quick: {
    rounds: 2,
    seconds: 0.8,
    warmUpSeconds: 0,
    connections: 32,
    claims: [2_000, 10_000],
    sockets: 400,
    uploads: { atOnce: 4, megabytes: 25, rounds: 1 },
    pageLoads: 0,
    lists: 2,
  },
  smoke: {
    rounds: 1,
    seconds: 0.2,
    warmUpSeconds: 0,
    connections: 8,
    claims: [1_000, 2_000],
    sockets: 20,
    uploads: { atOnce: 2, megabytes: 1, rounds: 1 },
    pageLoads: 0,
    lists: 1,
  },
} satisfies Record<string, Plan>
export type Mode = keyof typeof plans
