import { errorBody, type SecondStepDemand, sentences } from '@recourse/contract/errors'
import { validate } from './validate.ts'

/** The error catalogue of the specification's section 8: what the browser says when something fails or works. */
export const errorSentences = {
  unreachable: 'Whoops, internal server error.',
  internal: sentences.internal,
  nonsense: 'Network error.',
  regionsEmpty: 'Network error',
  unknown: 'An error occurred',
  claimFileTooLarge:
    'Your claim was submitted, but one of the attached file uploads was too large. Please upload a smaller version of the file by going to your claims page and clicking "Upload Supporting Documents"',
  uploadTooLarge: 'File too large. Please upload a smaller version.',
  uploadFailed: 'Upload failed. Please try again.',
  appealLetterTooLarge:
    'One of the attached file uploads was too large. Please upload a smaller version of the file, or contact our team for help.',
  sobTooLarge: 'File too large. Please upload a smaller version of the file.',
  newsletterFailed:
    'There was an error adding your email to the list. Please try again, and contact us if the problem persists.',
  chatSendFailed: 'Request Error',
  noRegulators:
    "We don't have contact information for regulators of your coverage type stored in our system yet.",
  noResources: "We don't have additional resources for your coverage situation stored in our system yet.",
} as const

export const successSentences = {
  filesUploaded: 'Files successfully uploaded.',
  sobUploaded: 'Successfully uploaded SOB.',
  codeGenerated: sentences.codeGenerated,
  newsletterJoined: "We'll keep you posted!",
} as const

export interface Refusal {
  readonly detail: string
  readonly fields?: Readonly<Record<string, string>>
  readonly secondStep?: SecondStepDemand
  readonly needsPassword?: boolean
}

/** What to say about an answer that is not a success. */
export function describeRefusal(status: number, body: string): Refusal {
  if (status === 500) return { detail: errorSentences.internal }
  const said = validate(errorBody, parseJson(body))
  if (said.ok) {
    const { detail, fields, second_step, needs_password } = said.data
    return {
      detail,
      ...(fields && { fields }),
      ...(second_step && { secondStep: second_step }),
      ...(needs_password && { needsPassword: true }),
    }
  }
  if (status > 500) return { detail: status === 503 ? sentences.busy : errorSentences.internal }
  const wholeBody = body.trim()
  // A web page made by a proxy is no sentence for a person.
  const makesSense = wholeBody !== '' && !wholeBody.startsWith('<')
  return { detail: makesSense ? wholeBody : errorSentences.nonsense }
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
