/** Addresses of the recorded demo's files. */
export interface Recording {
  readonly webm: string
  readonly mp4: string
  readonly poster: string
}

const files: Record<string, string> = import.meta.glob('./demo/demo.{webm,mp4,jpg}', {
  eager: true,
  query: '?url',
  import: 'default',
})

/** The recording in the folder demo/, or nothing as long as one of its three files is missing. */
export const demoRecording: Recording | undefined = findRecording(files)

export function findRecording(found: Readonly<Record<string, string>>): Recording | undefined {
  const { './demo/demo.webm': webm, './demo/demo.mp4': mp4, './demo/demo.jpg': poster } = found
  return webm && mp4 && poster ? { webm, mp4, poster } : undefined
}
