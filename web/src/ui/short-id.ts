/** What a person reads as Claim ID. */
export function shortId(uid: string): string {
  return uid.slice(0, 8)
}
