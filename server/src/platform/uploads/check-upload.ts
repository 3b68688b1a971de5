import { type FileContentType, type FileRefusal, fileSentences } from '@recourse/contract/file-rules'
import type { Files, StagedFile } from '../files/files.ts'
import { type Finding, type Inspector, InspectorBusy } from '../files/inspect/inspector.ts'
import type { Scanner } from '../files/scanner/clamd.ts'
import { AppError, busy } from '../http/app-error.ts'
import type { Upload } from '../http/read-upload.ts'

export interface CheckDeps {
  readonly files: Files
  readonly inspector: Inspector
  readonly scanner: Scanner | null
}

export interface CheckedUpload {
  readonly name: string
  readonly file: StagedFile
  readonly content_type: FileContentType
  /** The scanner was away: nobody may open the file before it has been scanned. */
  readonly held: boolean
}

const plainText: Finding = { ok: true, content_type: 'text/plain', replaced: false }

/** Scanned first, so that a known virus never reaches the decoders; then judged by content and cleaned. */
export async function checkUpload(
  { files, inspector, scanner }: CheckDeps,
  { name, file }: Upload,
  accepted: readonly FileContentType[],
): Promise<CheckedUpload> {
  const verdict = scanner && file.size > 0 ? await scanner.scan(file.open()) : 'clean'
  if (verdict === 'infected') throw refusal('infected')
  let replacement: StagedFile | null = null
  try {
    const finding = file.isPlainText
      ? plainText
      : await inspector.inspect(file, async (content) => {
          replacement = await files.stage(content, Number.POSITIVE_INFINITY)
        })
    if (!finding.ok) throw refusal(finding.reason)
    if (!accepted.includes(finding.content_type)) throw refusal('wrong_type')
    const { content_type } = finding
    return {
      name: nameFor(name, content_type),
      file: replacement ?? file,
      content_type,
      held: verdict === 'unavailable',
    }
  } catch (error) {
    await (replacement as StagedFile | null)?.discard()
    throw error instanceof InspectorBusy ? busy(5) : error
  }
}

function refusal(reason: FileRefusal): AppError {
  const sentence = fileSentences[reason]
  return reason === 'wrong_type'
    ? new AppError(415, sentence)
    : new AppError(422, sentence, { fields: { file: sentence } })
}

/** A photo that was made a JPEG is offered under a JPEG's ending. */
function nameFor(name: string, type: FileContentType): string {
  return type === 'image/jpeg' ? name.replace(/\.hei[cf]s?$/i, '.jpg') : name
}
