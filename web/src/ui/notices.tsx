import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from 'react'
import type { AlertKind } from './alert.tsx'
import { NoticeCard } from './notice-card.tsx'
import styles from './notices.module.css'

export interface Notice {
  kind: AlertKind
  text: string
}

const NoticeContext = createContext<((notice: Notice) => void) | null>(null)

/** Says in passing that something happened. What blocks a person belongs in an Alert. */
export function useNotice(): (notice: Notice) => void {
  const notify = useContext(NoticeContext)
  if (!notify) throw new Error('useNotice needs a NoticeProvider above it.')
  return notify
}

export function NoticeProvider({ children }: { children: ReactNode }) {
  const [notices, setNotices] = useState<readonly (Notice & { id: number })[]>([])
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const lastId = useRef(0)
  const cameFrom = useRef<HTMLElement | null>(null)

  const notify = useCallback((notice: Notice) => {
    lastId.current += 1
    const id = lastId.current
    setNotices((shown) => [...shown.filter((other) => other.text !== notice.text), { ...notice, id }])
  }, [])

  const dismiss = useCallback((id: number) => {
    setNotices((shown) => shown.filter((notice) => notice.id !== id))
  }, [])

  function close(id: number) {
    dismiss(id)
    setFocused(false)
    setHovered(false)
    if (cameFrom.current?.isConnected) cameFrom.current.focus()
  }

  return (
    <NoticeContext value={notify}>
      {children}
      <div
        role="status"
        className={styles.region}
        onPointerEnter={() => setHovered(true)}
        onPointerLeave={() => setHovered(false)}
        onFocus={(event) => {
          setFocused(true)
          const previous = event.relatedTarget
          if (previous instanceof HTMLElement && !event.currentTarget.contains(previous)) {
            cameFrom.current = previous
          }
        }}
        onBlur={() => setFocused(false)}
      >
        {notices.map((notice) => (
          <NoticeCard
            key={notice.id}
            kind={notice.kind}
            text={notice.text}
            paused={hovered || focused}
            onTimeUp={() => dismiss(notice.id)}
            onClose={() => close(notice.id)}
          />
        ))}
      </div>
    </NoticeContext>
  )
}
