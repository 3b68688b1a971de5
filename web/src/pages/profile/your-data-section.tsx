import { YourData } from '../../features/account/your-data.tsx'
import { useProof } from '../../features/auth/use-proof.tsx'

/** A new email address asks for the password, which is the sign-in's business. */
export function YourDataSection() {
  const { prove, question } = useProof()
  return (
    <>
      <YourData prove={prove} />
      {question}
    </>
  )
}
