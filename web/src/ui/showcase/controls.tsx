import { IconExternalLink, IconMailForward } from '@tabler/icons-react'
import { useState } from 'react'
import { Avatar } from '../avatar.tsx'
import { Badge } from '../badge.tsx'
import { Button, ButtonLink } from '../button.tsx'
import { RoleBadge, StatusBadge } from '../status-badge.tsx'
import styles from './showcase.module.css'

export function Buttons() {
  const [busy, setBusy] = useState(true)
  return (
    <>
      <div className={styles.row}>
        <Button variant="primary">Get Help</Button>
        <ButtonLink to="/support" icon={<IconExternalLink aria-hidden="true" />}>
          Donate
        </ButtonLink>
        <Button variant="quiet">Cancel</Button>
        <Button variant="danger">Delete</Button>
      </div>
      <div className={styles.row}>
        <Button size="s">Small</Button>
        <Button size="xl" variant="primary">
          Large
        </Button>
        <Button disabled>Off</Button>
        <Button variant="primary" busy={busy} onClick={() => setBusy(true)}>
          Sending
        </Button>
        <Button onClick={() => setBusy(!busy)}>Toggle busy</Button>
      </div>
      <Button block icon={<IconMailForward aria-hidden="true" />}>
        Generate Verification Code
      </Button>
    </>
  )
}

export function Badges() {
  return (
    <>
      <div className={styles.row}>
        {['Submitted', 'Pending', 'Resolved', 'User Action Required', 'Anything else'].map((status) => (
          <StatusBadge key={status} status={status} />
        ))}
      </div>
      <div className={styles.row}>
        {['Community', 'Staff', 'Claims Admin', 'Superuser', 'Anything else'].map((level) => (
          <RoleBadge key={level} level={level} />
        ))}
        <Badge colour="neutral" icon={<IconExternalLink aria-hidden="true" />}>
          National
        </Badge>
      </div>
      <div className={styles.row}>
        <Avatar name="mdelgado" size="s" />
        <Avatar name="mdelgado" />
        <Avatar name="mdelgado" size="l" />
      </div>
    </>
  )
}
