/** What a file may be. The server judges by content; the browser can only go by what the device says. */
export const fileContentTypes = ['application/pdf', 'text/plain', 'image/png', 'image/jpeg'] as const
export type FileContentType = (typeof fileContentTypes)[number]

/** What the file picker lets through. Some devices name a PDF or a photo only `application/octet-stream`, or nothing at all. */
export const pickableTypes: readonly string[] = [
  ...fileContentTypes,
  'application/octet-stream',
  'image/heic',
  'image/heif',
]

/** For the picker's `accept`: endings too, since not every device knows every type. */
export const pickerAccept = [...fileContentTypes, 'image/heic', 'image/heif', '.pdf', '.txt', '.heic'].join(
  ',',
)

/** Why a file was not taken, each in words for the person who chose it. */
export const fileSentences = {
  missing: 'Please choose a file.',
  several: 'Please send one file at a time.',
  empty: 'This file is empty. Please choose another one.',
  wrong_type: 'This type of file cannot be used. Supported file types: PDF, text, PNG, and JPEG.',
  encrypted: 'This PDF is protected by a password. Please save a copy without a password and upload that.',
  corrupt: 'This file is damaged and cannot be opened. Please choose another copy of it.',
  too_many_pixels: 'This picture is too large to open. Please take it again at a smaller size.',
  too_large: 'File too large. Please upload a smaller version.',
  infected: 'This file was refused by our virus scanner. Please choose another copy of it.',
  too_many: 'A claim can have 20 documents at most. Please put several pages into one file.',
  over_quota: 'Your documents have used up their 500 MB. Please contact us, so that we can help.',
  dead_link: 'This link has expired. Please go back to the page it came from and open it again.',
} as const
export type FileRefusal = keyof typeof fileSentences

const units = ['Bytes', 'KB', 'MB', 'GB'] as const

/** '512 Bytes', '1.5 MB': powers of 1,024, at most two decimals. */
export function fileSize(bytes: number): string {
  const power = bytes < 1 ? 0 : Math.min(Math.floor(Math.log2(bytes) / 10), units.length - 1)
  return `${Number((bytes / 1024 ** power).toFixed(2))} ${units[power]}`
}
