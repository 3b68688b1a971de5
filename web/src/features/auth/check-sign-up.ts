import { signUpBody } from '@recourse/contract/auth'
import { sentences } from '@recourse/contract/errors'
import { type Checked, checkWith, type Problem } from '../../platform/form-problems.ts'

export type SignUpValues = {
  username?: string
  firstname?: string
  lastname?: string
  email?: string
  password?: string
  confirmation?: string
}

type SignUp = Extract<ReturnType<typeof checkBody>, { ok: true }>['data']

/** All that is missing first, then the confirmation that differs, then the email that cannot be one. */
export function checkSignUp({ confirmation = '', ...values }: SignUpValues): Checked<SignUp> {
  const body = checkBody(values)
  const repeated = findConfirmationProblem(values.password ?? '', confirmation)
  if (body.ok) return repeated === undefined ? body : { ok: false, problems: [repeated] }
  const all = repeated === undefined ? body.problems : [...body.problems, repeated]
  const isLast = ({ message }: Problem) => message === sentences.invalidEmail
  return { ok: false, problems: [...all.filter((problem) => !isLast(problem)), ...all.filter(isLast)] }
}

function checkBody(values: Omit<SignUpValues, 'confirmation'>) {
  const { username = '', firstname = '', lastname = '', email = '', password = '' } = values
  return checkWith(signUpBody, { username, firstname, lastname, email, password })
}

export function findConfirmationProblem(password: string, confirmation: string): Problem | undefined {
  if (confirmation === '') {
    return { field: 'confirmation', message: 'Password confirmation was not provided' }
  }
  if (confirmation !== password) return { field: 'confirmation', message: 'Passwords do not match' }
  return undefined
}
