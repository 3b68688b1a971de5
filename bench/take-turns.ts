import type { Plan } from './plan.ts'

export type Sides<Name extends string, Sample> = Readonly<Record<Name, (seconds: number) => Promise<Sample>>>

/** Each side in turn, A B C A B C, so that a change of the machine's mood meets all of them. */
export async function takeTurns<Name extends string, Sample>(
  sides: Sides<Name, Sample>,
  { rounds, seconds, warmUpSeconds }: Plan,
): Promise<Record<Name, Sample[]>> {
  const names = Object.keys(sides) as Name[]
  const samples = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<Name, Sample[]>
  if (warmUpSeconds > 0) for (const name of names) await sides[name](warmUpSeconds)
  for (let round = 0; round < rounds; round += 1)
    for (const name of names) samples[name].push(await sides[name](seconds))
  return samples
}
