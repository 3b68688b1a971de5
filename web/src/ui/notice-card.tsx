import { limits } from '@recourse/contract/limits'
import { IconX } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { type AlertKind, alertIcons } from './alert.tsx'
import { classes } from './classes.ts'
import styles from './notices.module.css'

export interface NoticeCardProps {
  kind: AlertKind
  text: string
  paused: boolean
  onTimeUp: () => void
  onClose: () => void
}

export function NoticeCard({ kind, text, paused, onTimeUp, onClose }: NoticeCardProps) {
  const remainingMs = useRef<number>(limits.noticeMs)
  const timeUp = useEffectEvent(onTimeUp)
  const Icon = alertIcons[kind]

  useEffect(() => {
    if (paused) return
    const startedAt = performance.now()
    const timer = setTimeout(timeUp, remainingMs.current)
    return () => {
      clearTimeout(timer)
      remainingMs.current -= performance.now() - startedAt
    }
  }, [paused])

  return (
    <div className={classes(styles.notice, styles[kind])}>
      <Icon aria-hidden="true" className={styles.icon} />
      <p className={styles.text}>{text}</p>
      <button type="button" className={styles.close} aria-label="Close this notice" onClick={onClose}>
        <IconX aria-hidden="true" />
      </button>
    </div>
  )
}
