import { useEffect, useReducer, useRef } from 'react'
import { explainUpload } from './explain-upload.ts'
import type { StagedFile } from './staged-file.ts'
import { type UploadStatus, uploadsReducer } from './uploads.ts'

export type SendFile = (
  staged: StagedFile,
  how: { readonly onProgress: (percent: number) => void; readonly signal: AbortSignal },
) => Promise<unknown>

interface UploadsOptions {
  /** Said of a file that is too large, where it is not the usual sentence. */
  readonly tooLarge?: string | undefined
  /** After the last file of a run, if any of them arrived. */
  readonly onUploaded: () => void
}

/** Sends files one by one; one that fails does not stop the rest. Ends when the part goes away. */
export function useUploads({ tooLarge, onUploaded }: UploadsOptions) {
  const [items, dispatch] = useReducer(uploadsReducer, [])
  const queue = useRef<StagedFile[]>([])
  const isWorking = useRef(false)
  const send = useRef<SendFile>(undefined)
  const leaving = useRef<AbortController>(undefined)

  useEffect(() => {
    const controller = new AbortController()
    leaving.current = controller
    return () => controller.abort()
  }, [])

  async function sendOne(staged: StagedFile, signal: AbortSignal): Promise<boolean> {
    const tell = (status: UploadStatus) => dispatch({ type: 'status', key: staged.key, status })
    tell({ name: 'sending', percent: 0 })
    try {
      await send.current?.(staged, { onProgress: (percent) => tell({ name: 'sending', percent }), signal })
      tell({ name: 'done' })
      return true
    } catch (error) {
      if (!signal.aborted) tell({ name: 'failed', ...explainUpload(error, tooLarge) })
      return false
    }
  }

  async function work(): Promise<void> {
    const signal = leaving.current?.signal
    if (isWorking.current || signal === undefined) return
    isWorking.current = true
    let arrived = 0
    for (let next = queue.current.shift(); next !== undefined; next = queue.current.shift()) {
      if (signal.aborted) break
      if (await sendOne(next, signal)) arrived += 1
    }
    isWorking.current = false
    if (arrived > 0) onUploaded()
  }

  return {
    items,
    start(files: readonly StagedFile[], sendFile: SendFile): void {
      send.current = sendFile
      queue.current.push(...files)
      dispatch({ type: 'queue', files })
      void work()
    },
    retry(staged: StagedFile): void {
      dispatch({ type: 'retry', key: staged.key })
      queue.current.push(staged)
      void work()
    },
    dismiss: (key: string) => dispatch({ type: 'dismiss', key }),
  }
}
