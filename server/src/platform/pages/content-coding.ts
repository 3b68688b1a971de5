export const codings = ['br', 'gzip', 'identity'] as const
export type Coding = (typeof codings)[number]

/** The best coding the caller takes, by its Accept-Encoding header; `identity` when in doubt. */
export function chooseCoding(acceptEncoding: string | undefined): Coding {
  const wishes = new Map(
    (acceptEncoding ?? '').split(',').map((wish): [string, number] => {
      const [name = '', ...parameters] = wish.split(';').map((part) => part.trim().toLowerCase())
      const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
      return [name, weight === undefined ? 1 : Number(weight)]
    }),
  )
  const takes = (coding: Coding) => (wishes.get(coding) ?? wishes.get('*') ?? 0) > 0
  return codings.find(takes) ?? 'identity'
}
