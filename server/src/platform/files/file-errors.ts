/** The caller's limit was passed. Nothing of the file is left. */
export class FileTooLarge extends Error {
  override name = 'FileTooLarge'
}

/** Not what was stored: changed, cut short, moved, or made under a key that we do not have. */
export class FileDamaged extends Error {
  override name = 'FileDamaged'
}

export class FileMissing extends Error {
  override name = 'FileMissing'
}

/** The store could not be reached, failed after several tries, or refuses our credentials. */
export class StoreUnavailable extends Error {
  override name = 'StoreUnavailable'
}
