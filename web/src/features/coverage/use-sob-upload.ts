import { useEffect, useRef, useState } from 'react'
import { sendSummaryOfBenefits } from './queries.ts'
import { explainSobFailure, isPdf, wrongFile } from './sob-file.ts'

export type SobUpload =
  | { readonly name: 'none' }
  | { readonly name: 'sending'; readonly file: File; readonly percent: number }
  | { readonly name: 'done'; readonly file: File }
  | { readonly name: 'failed'; readonly message: string }

/** One file, sent as soon as it is chosen. Ends when the part goes away. */
export function useSobUpload() {
  const [state, setState] = useState<SobUpload>({ name: 'none' })
  const leaving = useRef<AbortController>(undefined)

  useEffect(() => {
    const controller = new AbortController()
    leaving.current = controller
    return () => controller.abort()
  }, [])

  async function send(file: File): Promise<void> {
    const signal = leaving.current?.signal
    if (signal === undefined || state.name === 'sending') return
    if (!isPdf(file)) return setState({ name: 'failed', message: wrongFile })
    const onProgress = (percent: number) => setState({ name: 'sending', file, percent })
    onProgress(0)
    try {
      await sendSummaryOfBenefits({ file, key: crypto.randomUUID(), onProgress, signal })
      setState({ name: 'done', file })
    } catch (error) {
      if (!signal.aborted) setState({ name: 'failed', message: explainSobFailure(error) })
    }
  }

  return { state, send }
}
