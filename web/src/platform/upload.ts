import type { BodyInputOf, Endpoint, ReplyOf } from '@recourse/contract/endpoint'
import { sentences } from '@recourse/contract/errors'
import { type Answer, credentials, loseSession, readAnswer, unreachable } from './answer.ts'
import { CallError } from './call-error.ts'
import { currentSession, holdSession, subscribeToSession } from './session.ts'

/** A large file over a slow line may take any time, as long as something moves. */
const silenceMs = 60_000

export type UploadEndpoint = Endpoint & { readonly file: true }

export interface UploadInput<E extends UploadEndpoint> {
  readonly file: File
  readonly fields: BodyInputOf<E>
  /** The same for every try of the same file, so that it is never stored twice. */
  readonly key: string
  /** Told in whole numbers, 0 to 100. */
  readonly onProgress: (percent: number) => void
  readonly signal: AbortSignal
}

/**
 * Sends one file. Like `call`, but for a session that has ended: the page stays, the person is asked to sign in again,
 * and the file is sent then.
 */
export async function upload<const E extends UploadEndpoint>(
  endpoint: E,
  input: UploadInput<E>,
): Promise<ReplyOf<E>> {
  const release = holdSession()
  try {
    for (;;) {
      const { token } = currentSession()
      const answer = await send(endpoint, input, token)
      if (answer.status !== 401) return readAnswer(endpoint, answer)
      loseSession(endpoint, token)
      input.onProgress(0)
      await signedInAgain(token, input.signal)
    }
  } finally {
    release()
  }
}

/** By XMLHttpRequest, since fetch does not tell how much has been sent. */
function send<E extends UploadEndpoint>(
  endpoint: E,
  { file, fields, key, onProgress, signal }: UploadInput<E>,
  token: string,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason)
    const request = new XMLHttpRequest()
    const headers = { accept: 'application/json', 'idempotency-key': key, ...credentials(endpoint, token) }
    let silence: ReturnType<typeof setTimeout>
    const hear = () => {
      clearTimeout(silence)
      silence = setTimeout(() => request.abort(), silenceMs)
    }
    const stop = () => request.abort()
    signal.addEventListener('abort', stop)
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      hear()
      if (total > 0) onProgress(Math.round((100 * loaded) / total))
    })
    request.addEventListener('progress', hear)
    request.addEventListener('load', () =>
      resolve({
        status: request.status,
        retryAfter: request.getResponseHeader('retry-after'),
        text: request.responseText,
      }),
    )
    request.addEventListener('error', () => reject(unreachable()))
    request.addEventListener('abort', () => reject(signal.aborted ? signal.reason : unreachable()))
    request.addEventListener('loadend', () => {
      clearTimeout(silence)
      signal.removeEventListener('abort', stop)
    })
    request.open(endpoint.method, endpoint.path)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    hear()
    request.send(asForm(fields, file))
  })
}

/** The fields come first: the server can then refuse before it has read the file. */
function asForm(fields: unknown, file: File): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields ?? {})) form.append(name, String(value))
  form.append('file', file)
  return form
}

function signedInAgain(deadToken: string, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    function look() {
      const { isSignedIn, token } = currentSession()
      if (isSignedIn && (token === '' || token === deadToken)) return
      leave()
      if (isSignedIn) resolve()
      else reject(new CallError({ status: 401, detail: sentences.notSignedIn }))
    }
    function stop() {
      leave()
      reject(signal.reason)
    }
    function leave() {
      unsubscribe()
      signal.removeEventListener('abort', stop)
    }
    const unsubscribe = subscribeToSession(look)
    signal.addEventListener('abort', stop)
    look()
  })
}
