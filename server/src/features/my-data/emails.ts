import { limits } from '@recourse/contract/limits'
import { bold } from '../../platform/mail/blocks.ts'
import { composeMail, type Mail } from '../../platform/mail/compose.ts'

/** The link leads to the page, not to the file: what the file holds needs a sign-in. */
export function dataFileReadyMail(person: { email: string; first_name: string }, publicUrl: string): Mail {
  return composeMail({
    kind: 'data_file_ready',
    to: person.email,
    subject: 'Your file is ready',
    preheader: `You can download your data for ${limits.dataFileHours} hours.`,
    heading: 'Your file is ready',
    greeting: `Hello ${person.first_name},`,
    blocks: [
      {
        type: 'paragraph',
        text: [
          'You asked for your data. It is one ZIP file, and you can download it for ',
          bold(`${limits.dataFileHours} hours`),
          '. We ask you to sign in first.',
        ],
      },
      { type: 'button', label: 'Download my data', url: `${publicUrl}/account/profile#download-my-data` },
      {
        type: 'paragraph',
        text: [
          bold('Did not ask for this?'),
          ' Then someone knows your password. Please set a new one at once.',
        ],
      },
    ],
    reason: 'You get this because you have an account with us.',
  })
}
