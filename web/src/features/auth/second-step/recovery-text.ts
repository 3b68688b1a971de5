/** What a person keeps: enough to know later what it is for, and nothing that names the account. */
export function codesAsText(codes: readonly string[]): string {
  return [
    `Recovery codes for ${window.location.host}`,
    'Each works once. Making new codes ends these.',
    '',
    ...codes,
    '',
  ].join('\r\n')
}

export function saveAsFile(codes: readonly string[]): void {
  const address = URL.createObjectURL(new Blob([codesAsText(codes)], { type: 'text/plain' }))
  const link = document.createElement('a')
  link.href = address
  link.download = 'recovery-codes.txt'
  link.click()
  URL.revokeObjectURL(address)
}
