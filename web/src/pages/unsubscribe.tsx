import { privateMeta } from '../content/page-meta.ts'
import { PageColumn } from '../layout/page-column.tsx'
import { Button } from '../ui/button.tsx'
import { PageHeading } from '../ui/page-heading.tsx'

export const handle = { static: true }

export function meta() {
  return privateMeta('Unsubscribe')
}

/**
 * Opened from a mail, with the token in its address. The form has no action of its own, so that it goes to that
 * same address, token and all, without any script.
 */
export default function UnsubscribePage() {
  return (
    <PageColumn>
      <PageHeading title="Unsubscribe" lede="Press the button and we will not write to you again." />
      <form method="post">
        <input type="hidden" name="from" value="page" />
        <Button type="submit" variant="primary">
          Unsubscribe
        </Button>
      </form>
    </PageColumn>
  )
}
