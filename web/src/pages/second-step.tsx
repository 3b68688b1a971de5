import { privateMeta } from '../content/page-meta.ts'
import { AuthLayout } from '../features/auth/auth-layout.tsx'
import { NextSteps } from '../features/auth/next-steps.tsx'
import { SecondStepAtSignIn } from '../features/auth/second-step/second-step-page.tsx'
import { SignedOutOnly } from '../features/auth/signed-out-only.tsx'
import closeReading from '../features/site/art/technology.svg'
import { PageColumn } from '../layout/page-column.tsx'

export function meta() {
  return privateMeta('One more step')
}

export default function SecondStepPage() {
  return (
    <SignedOutOnly>
      <PageColumn>
        <AuthLayout
          title="One more step"
          lede="You chose to add a second step to sign in. Pick the one you have with you."
          aside={
            <NextSteps
              title="Why a second step"
              picture={<img src={closeReading} width={240} height={124} alt="" />}
              hidePictureOnPhones
              steps={steps}
            />
          }
        >
          <SecondStepAtSignIn />
        </AuthLayout>
      </PageColumn>
    </SignedOutOnly>
  )
}

const steps = [
  { id: 'why', text: 'Your claim holds health facts. A password alone can be guessed.' },
  { id: 'who', text: 'Staff must always use it. For everyone else it is a choice.' },
  { id: 'lost', text: 'Lost your phone? Use a recovery code, then set up a new phone.' },
]
