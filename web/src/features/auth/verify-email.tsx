import { useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { useHydrated } from '../../platform/use-hydrated.ts'
import { Alert } from '../../ui/alert.tsx'
import { useNotice } from '../../ui/notices.tsx'
import styles from './auth-form.module.css'
import { CodeForm } from './code-form.tsx'
import { CodeRequestForm } from './code-request-form.tsx'

/** First a code is asked for, then it is typed in; whichever comes next stands first. */
export function VerifyEmail() {
  const [params, setParams] = useSearchParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  const notify = useNotice()
  const isHydrated = useHydrated()
  const [sent, setSent] = useState({ count: 0, lines: [''] })
  const username = isHydrated ? (params.get('username') ?? '').trim() : ''
  const hasSent = sent.count > 0

  function onSent(sentTo: string, detail: string) {
    setSent(({ count }) => ({ count: count + 1, lines: detail.split('\n').map((line) => line.trim()) }))
    if (sentTo !== username)
      setParams({ username: sentTo }, { replace: true, state, preventScrollReset: true })
  }

  function onVerified() {
    notify({ kind: 'success', text: 'Your email is verified. You can sign in now.' })
    void navigate('/login', { state })
  }

  const request = (
    <div key="request" className={hasSent ? styles.section : undefined}>
      {hasSent && <p>No email after 2 minutes? Look in your spam folder first.</p>}
      <CodeRequestForm
        username={username}
        asksUsername={isHydrated && username === ''}
        isPrimary={!hasSent}
        onSent={onSent}
      />
    </div>
  )
  const entry = username !== '' && (
    <div key="entry" className={hasSent ? undefined : styles.section}>
      {!hasSent && <p>Do you have a code already? Type it here.</p>}
      <CodeForm username={username} isPrimary={hasSent} onVerified={onVerified} />
    </div>
  )
  return (
    <>
      {hasSent && <CodeSentAlert key={sent.count} lines={sent.lines} />}
      {hasSent ? [entry, request] : [request, entry]}
    </>
  )
}

function CodeSentAlert({ lines: [title, ...rest] }: { lines: readonly string[] }) {
  return (
    <Alert kind="info" title={title} live focusOnMount>
      {rest.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Alert>
  )
}
