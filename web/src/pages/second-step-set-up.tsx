import { privateMeta } from '../content/page-meta.ts'
import { AuthLayout } from '../features/auth/auth-layout.tsx'
import { NextSteps } from '../features/auth/next-steps.tsx'
import { SetUpAtSignIn } from '../features/auth/second-step/set-up-at-sign-in.tsx'
import { SignedOutOnly } from '../features/auth/signed-out-only.tsx'
import closeReading from '../features/site/art/technology.svg'
import { PageColumn } from '../layout/page-column.tsx'

export function meta() {
  return privateMeta('Set up your second step')
}

export default function SetUpSecondStepPage() {
  return (
    <SignedOutOnly>
      <PageColumn>
        <AuthLayout
          title="Set up your second step"
          lede="You work with other people's health facts. So we ask for more than a password."
          aside={
            <NextSteps
              title="How it goes"
              picture={<img src={closeReading} width={240} height={124} alt="" />}
              hidePictureOnPhones
              steps={steps}
            />
          }
        >
          <SetUpAtSignIn />
        </AuthLayout>
      </PageColumn>
    </SignedOutOnly>
  )
}

const steps = [
  { id: 'pick', text: 'Pick one way. A passkey is the safest and the quickest.' },
  { id: 'save', text: 'Save the recovery codes we show you. They help when your phone is lost.' },
  { id: 'next', text: 'From then on, sign in with your password and this second step.' },
]
