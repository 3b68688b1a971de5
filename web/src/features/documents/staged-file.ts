import { pickableTypes } from '@recourse/contract/file-rules'
import { limits } from '@recourse/contract/limits'

/** A file the person chose, which is still only on their device. */
export interface StagedFile {
  /** Sent as the Idempotency-Key of every try. */
  readonly key: string
  readonly file: File
}

const pickableEnding = /\.(pdf|txt|png|jpe?g|heic|heif)$/i

/** Where the device does not name the type, the ending must do. */
export function isPickable({ type, name }: File): boolean {
  return type === '' ? pickableEnding.test(name) : pickableTypes.includes(type)
}

/** As a draft keeps it. */
export function keptName({ name }: File): string {
  return name.slice(0, limits.fileNameMax).toWellFormed()
}

/** iPhones give this name to every photo that is taken for a form. */
const cameraName = /^image(\.\w+)$/i

/** The files that are new by name, each ready to be sent. */
export function stageNew(chosen: readonly File[], known: readonly StagedFile[]): StagedFile[] {
  const taken = new Map(known.map(({ file }) => [file.name, file]))
  const fresh: StagedFile[] = []
  for (const file of chosen) {
    const named = apartFromOtherPhotos(file, taken)
    if (taken.has(named.name)) continue
    taken.set(named.name, named)
    fresh.push({ key: crypto.randomUUID(), file: named })
  }
  return fresh
}

/** A second photo from the camera is no duplicate of the first, though it has the same name. */
function apartFromOtherPhotos(file: File, taken: ReadonlyMap<string, File>): File {
  const ending = cameraName.exec(file.name)?.[1]
  const isSame = (other: File | undefined) =>
    other?.size === file.size && other.lastModified === file.lastModified
  if (ending === undefined || isSame(taken.get(file.name))) return file
  let name = file.name
  for (let count = 2; taken.has(name) && !isSame(taken.get(name)); count += 1)
    name = `image-${count}${ending}`
  if (name === file.name) return file
  return new File([file], name, { type: file.type, lastModified: file.lastModified })
}
