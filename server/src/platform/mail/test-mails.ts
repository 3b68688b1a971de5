import { defineJob } from '../jobs/define-job.ts'
import { bold } from './blocks.ts'
import { composeMail } from './compose.ts'
import { mailFailedJob, mailJob } from './mailer.ts'

export function codeMail(to: string, code: string, firstName = 'Sam') {
  return composeMail({
    kind: 'verification_code',
    to,
    subject: 'Your verification code',
    preheader: 'It is valid for 10 minutes.',
    heading: 'Your verification code',
    greeting: `Hello ${firstName},`,
    blocks: [
      { type: 'paragraph', text: 'Type this code on the page you have open.' },
      { type: 'code', code, validity: 'Valid for 10 minutes, until 9:22 AM Eastern' },
      {
        type: 'paragraph',
        text: [bold('Did not ask for this?'), ' You can ignore this email. Nothing changes.'],
      },
    ],
    reason: 'You get this because someone typed this email address on recourse.example.',
  })
}

export function newsMail(to: string) {
  return composeMail({
    kind: 'claim_news',
    to,
    subject: 'There is news on your claim',
    preheader: 'Sign in to read it. We keep details out of email.',
    heading: 'There is news on your claim',
    greeting: 'Hello Sam,',
    blocks: [
      { type: 'paragraph', text: ['Our team has added something to claim ', bold('sample02'), '.'] },
      { type: 'facts', facts: [{ label: 'Changed by', value: 'Ann & Bo' }] },
      { type: 'button', label: 'Sign in to read it', url: 'https://recourse.example/claims?from=mail&at=1' },
      {
        type: 'notice',
        text: [bold('Stay safe.'), ' We never ask for your password or member ID by email.'],
      },
    ],
    reason: 'You get this because you have a claim with us.',
  })
}

/** The mail jobs with their real ways and shorter times; in seconds. */
export const hastyMailJobs = [
  defineJob(mailJob.name, {
    retryLimit: 30,
    retryDelay: 1,
    retryBackoff: false,
    expireInSeconds: 4,
    deadLetter: mailFailedJob.name,
  }),
  mailFailedJob,
]
