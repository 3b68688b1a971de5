import { reportBrokenPage } from '@recourse/contract/operations'
import { useEffect, useState } from 'react'
import { call } from '../platform/call.ts'
import { PageHeading } from '../ui/page-heading.tsx'
import { PageColumn } from './page-column.tsx'

/** What a person sees when a page breaks: a number to tell us, and nothing about the cause, which may quote their data. */
export function BrokenPage() {
  const reference = useReference()
  return (
    <main id="main">
      <PageColumn>
        <PageHeading title="Something went wrong" lede="We could not load this page. Please try again." />
        <p role="status">
          {reference !== undefined && (
            <>
              If it happens again, tell us this number: <strong>{reference}</strong>
            </>
          )}
        </p>
        {/* A plain link: the app is in an unknown state, so the page is loaded afresh. */}
        <a href="/">Go to the home page</a>
      </PageColumn>
    </main>
  )
}

/** None while the server cannot be reached. */
function useReference(): string | undefined {
  const [reference, setReference] = useState<string>()
  useEffect(() => {
    const { pathname } = window.location
    const page = /^[a-z/-]*$/.test(pathname) ? pathname : 'other'
    call(reportBrokenPage, { body: { page } }).then(
      (reply) => setReference(reply.reference),
      () => undefined,
    )
  }, [])
  return reference
}
