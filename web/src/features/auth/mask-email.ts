/** "s•••••@example.com": enough to know one's own address by. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return at < 1 ? email : `${email.slice(0, 1)}•••••${email.slice(at)}`
}
