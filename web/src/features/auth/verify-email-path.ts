export function verifyEmailPath(username: string): string {
  return `/verify-email?${new URLSearchParams({ username })}`
}
