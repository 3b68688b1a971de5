import { sentences } from '@recourse/contract/errors'
import { expect, test } from 'vitest'
import { describeRefusal, errorSentences, successSentences } from './error-sentences.ts'

test.each([
  [500, '{"detail":"a stack trace"}', 'Internal server error'],
  [502, '<html>Bad gateway</html>', 'Internal server error'],
  [503, '{"detail":"We are very busy right now."}', 'We are very busy right now.'],
  [503, '', sentences.busy],
  [400, '{"detail":"Incorrect username or password."}', 'Incorrect username or password.'],
  [404, '{"message":"no detail here"}', '{"message":"no detail here"}'],
  [409, 'Plain words.', 'Plain words.'],
  [413, '<html>413</html>', 'Network error.'],
  [400, '', 'Network error.'],
  [429, '{"detail":"Too many tries."}', 'Too many tries.'],
])('%i with the body %j says %j', (status, body, detail) => {
  expect(describeRefusal(status, body)).toEqual({ detail })
})

test('sentences about single fields are kept', () => {
  const body = JSON.stringify({ detail: 'City required.', fields: { city: 'City required.' } })
  expect(describeRefusal(422, body)).toEqual({ detail: 'City required.', fields: { city: 'City required.' } })
})

test('the catalogue holds the exact words of the specification', () => {
  expect({ ...errorSentences, ...successSentences }).toEqual({
    unreachable: 'Whoops, internal server error.',
    internal: 'Internal server error',
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
    filesUploaded: 'Files successfully uploaded.',
    sobUploaded: 'Successfully uploaded SOB.',
    codeGenerated: 'New verification code generated.\n It is valid for 10 minutes.',
    newsletterJoined: "We'll keep you posted!",
  })
})
