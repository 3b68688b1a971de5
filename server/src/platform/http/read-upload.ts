import { fileSentences } from '@recourse/contract/file-rules'
import type { FastifyRequest } from 'fastify'
import { type Files, FileTooLarge, type StagedFile } from '../files/files.ts'
import { AppError, invalidField } from './app-error.ts'
import { safeFileName } from './file-name.ts'
import { addField, type FieldKinds, type Fields, readable } from './multipart-fields.ts'

export interface UploadRules {
  readonly files: Files
  readonly maxBytes: number
}

export interface Upload {
  /** What the person called it, made safe to show. */
  readonly name: string
  readonly file: StagedFile
}

/**
 * A body with one file, in any order of its parts. The file goes to an encrypted temporary file as it arrives.
 * A refusal waits until the whole body has been read: an answer in the middle of it would not reach every client.
 */
export async function readUpload(
  request: FastifyRequest,
  kinds: FieldKinds,
  { files, maxBytes }: UploadRules,
): Promise<{ fields: Fields; upload: Upload }> {
  if (!request.isMultipart()) throw new AppError(415, 'Please send multipart form data with one file.')
  const fields: Fields = Object.create(null)
  let upload: Upload | null = null
  // Ours, or the disk's, which is full.
  let refusal: unknown = null
  const refuse = (error: unknown) => {
    refusal ??= error
  }
  try {
    const limits = { fileSize: Number.POSITIVE_INFINITY }
    for await (const part of readable(request.parts({ limits }))) {
      if (part.type === 'field') {
        try {
          addField(fields, part, kinds)
        } catch (error) {
          refuse(error)
        }
      } else if (part.fieldname !== 'file') {
        part.file.resume()
        refuse(invalidField(part.fieldname, 'This field takes no file.'))
      } else if (upload !== null || refusal !== null) {
        part.file.resume()
        refuse(invalidField('file', fileSentences.several))
      } else {
        try {
          upload = { name: safeFileName(part.filename), file: await files.stage(part.file, maxBytes) }
        } catch (error) {
          part.file.resume()
          refuse(error instanceof FileTooLarge ? new AppError(413, fileSentences.too_large) : error)
        }
      }
    }
    if (refusal !== null) throw refusal
    if (upload === null) throw invalidField('file', fileSentences.missing)
    return { fields: { ...fields }, upload }
  } catch (error) {
    await upload?.file.discard()
    // A caller who has gone is no fault of ours, whatever the parser or the socket says about it.
    if (error instanceof AppError || request.raw.complete) throw error
    throw new AppError(422, 'The upload was cut short.')
  }
}
