/** Carries one sentence for whoever gave the command. */
export class BackupError extends Error {
  override name = 'BackupError'
}
