/** Hands a text to the browser as a download; it never leaves this computer. */
export function saveFile(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The download has its own hold on the data by the next task.
  setTimeout(() => URL.revokeObjectURL(url))
}
