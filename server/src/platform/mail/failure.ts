import { errorCode } from '../error-code.ts'
import { JobError } from '../jobs/define-job.ts'

/** What nodemailer adds to its errors. */
interface SmtpFacts {
  readonly command?: unknown
  readonly responseCode?: unknown
}

/**
 * The words of a mail server often quote the address, so only codes are kept. A mailbox that does not exist is final;
 * a refused sender or sign-in is for the operator to mend, and the mail is still worth sending then.
 */
export function mailFailure(error: unknown): JobError {
  const code = errorCode(error)
  const { command, responseCode } = (typeof error === 'object' && error !== null ? error : {}) as SmtpFacts
  const status = typeof responseCode === 'number' ? responseCode : undefined
  const recipientRefused = command === 'RCPT TO' && status !== undefined && status >= 500
  const addressUnusable = code === 'EENVELOPE' && command === 'API'
  return new JobError(status === undefined ? code : `${code}_${status}`, {
    permanent: recipientRefused || addressUnusable,
  })
}
