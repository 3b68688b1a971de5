import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { emailText, strict } from './text.ts'

export const subscribe = endpoint({
  method: 'POST',
  path: '/api/v1/emails',
  access: 'public',
  summary: 'Subscribe to the newsletter. The answer is the same for an address that is on the list already.',
  body: strict({ email_address: emailText('Please enter an email address') }),
  reply: z.object({ email_address: z.string() }),
})
