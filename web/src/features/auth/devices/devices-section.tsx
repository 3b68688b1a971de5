import type { DeviceKind, SignedInDevice } from '@recourse/contract/devices'
import {
  IconCircleCheck,
  IconCode,
  IconDeviceLaptop,
  IconDeviceMobile,
  IconDeviceTablet,
} from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { messageOf } from '../../../platform/call-error.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Loading } from '../../../ui/loading.tsx'
import { useNotice } from '../../../ui/notices.tsx'
import { Row, RowList } from '../../../ui/row-list.tsx'
import { Rules } from '../../../ui/rules.tsx'
import { TryAgain } from '../../../ui/try-again.tsx'
import styles from '../profile-section.module.css'
import { lastUsedWords } from './last-used-words.ts'
import { endDevice, endOtherDevices, useDevices } from './queries.ts'

const icons: Readonly<Record<DeviceKind, ReactNode>> = {
  computer: <IconDeviceLaptop aria-hidden="true" />,
  phone: <IconDeviceMobile aria-hidden="true" />,
  tablet: <IconDeviceTablet aria-hidden="true" />,
  program: <IconCode aria-hidden="true" />,
}

export function DevicesSection() {
  const { data, error, isPending, isFetching, refetch } = useDevices()
  const notify = useNotice()
  const [problem, setProblem] = useState<string>()
  const others = data?.devices.filter(({ is_this }) => !is_this) ?? []

  async function end(change: () => Promise<void>, done: string) {
    setProblem(undefined)
    try {
      await change()
      notify({ kind: 'success', text: done })
    } catch (failure) {
      setProblem(messageOf(failure))
    }
  }

  return (
    <Rules>
      <div className={styles.head}>
        <h2 className={styles.title}>Signed-in devices</h2>
        {others.length > 0 && (
          <Button onClick={() => void end(endOtherDevices, 'All other devices are signed out.')}>
            Sign out all others
          </Button>
        )}
      </div>
      <p className={styles.lede}>
        If you do not know one of these, sign it out and{' '}
        <Link to="/forgot-password">change your password</Link>.
      </p>
      {problem !== undefined && (
        <Alert kind="error" live focusOnMount>
          <p>{problem}</p>
        </Alert>
      )}
      {data !== undefined ? (
        <RowList>
          {data.devices.map((device) => (
            <DeviceRow
              key={device.uid}
              device={device}
              onEnd={() => end(() => endDevice(device.uid), `${device.name} is signed out.`)}
            />
          ))}
        </RowList>
      ) : isPending ? (
        <Loading label="Loading your devices…" />
      ) : (
        <TryAgain message={messageOf(error)} isBusy={isFetching} onTry={() => void refetch()} />
      )}
    </Rules>
  )
}

function DeviceRow({ device, onEnd }: { device: SignedInDevice; onEnd: () => Promise<void> }) {
  const { name, kind, is_this, last_seen_at } = device
  return (
    <Row
      icon={icons[kind]}
      title={name}
      note={is_this ? 'Active now.' : lastUsedWords(last_seen_at, new Date())}
    >
      {is_this ? (
        <Badge colour="neutral" icon={<IconCircleCheck aria-hidden="true" />}>
          This device
        </Badge>
      ) : (
        <Button size="s" aria-label={`Sign out ${name}`} onClick={() => void onEnd()}>
          Sign out
        </Button>
      )}
    </Row>
  )
}
