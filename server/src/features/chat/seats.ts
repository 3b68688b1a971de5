/** How many sockets each person has on this node, those included that are only just opening. */
export function createSeats(perPerson: number) {
  const taken = new Map<string, number>()
  return {
    /** Gives the function that frees the seat again, or null when the person has no seat left. */
    take(personUid: string): (() => void) | null {
      const count = taken.get(personUid) ?? 0
      if (count >= perPerson) return null
      taken.set(personUid, count + 1)
      return () => {
        const left = (taken.get(personUid) ?? 1) - 1
        if (left > 0) taken.set(personUid, left)
        else taken.delete(personUid)
      }
    },
  }
}
