import { keepAlive } from '@recourse/contract/auth'
import { useCallback, useEffect, useRef, useState } from 'react'
import { call } from './call.ts'
import {
  type IdleEvent,
  type IdlePhase,
  idlePhase,
  idleReducer,
  sessionLeft,
  shouldKeepAlive,
  startIdle,
} from './idle.ts'
import { endSession } from './session.ts'

const channelName = 'recourse-activity'
const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'scroll'] as const
const tickMs = 1000

/** Follows the person's activity in all tabs for as long as it is mounted, that is while signed in. */
export function useIdle(): { phase: IdlePhase; stay: () => void } {
  const state = useRef(startIdle(0))
  const channel = useRef<BroadcastChannel>(null)
  const [phase, setPhase] = useState<IdlePhase>({ name: 'present' })

  const apply = useCallback((event: IdleEvent) => {
    state.current = idleReducer(state.current, event)
  }, [])

  const tell = useCallback(
    (event: IdleEvent) => {
      apply(event)
      channel.current?.postMessage(event)
    },
    [apply],
  )

  const look = useCallback(() => {
    const at = Date.now()
    const next = idlePhase(state.current, at)
    setPhase((last) => (looksSame(last, next) ? last : next))
    if (next.name === 'over') return endSession(next.reason)
    if (!shouldKeepAlive(state.current, at)) return
    tell({ type: 'asked', at })
    call(keepAlive).then(
      (reply) => tell({ type: 'kept', at, sessionLeftMs: sessionLeft(reply) }),
      () => tell({ type: 'failed', at }),
    )
  }, [tell])

  useEffect(() => {
    state.current = startIdle(Date.now())
    const shared = new BroadcastChannel(channelName)
    channel.current = shared
    shared.onmessage = ({ data }: MessageEvent<IdleEvent>) => apply(data)
    const onSign = () => {
      const at = Date.now()
      // Once the question is asked only its answer counts; before, one sign a second is enough.
      const isAsked = idlePhase(state.current, at).name !== 'present'
      if (!isAsked && at - state.current.lastActive >= tickMs) tell({ type: 'active', at })
    }
    for (const sign of signs) window.addEventListener(sign, onSign, { passive: true, capture: true })
    document.addEventListener('visibilitychange', look)
    const timer = setInterval(look, tickMs)
    look()
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
      for (const sign of signs) window.removeEventListener(sign, onSign, { capture: true })
      shared.close()
      channel.current = null
    }
  }, [apply, tell, look])

  const stay = useCallback(() => {
    tell({ type: 'active', at: Date.now() })
    look()
  }, [tell, look])

  return { phase, stay }
}

function looksSame(a: IdlePhase, b: IdlePhase): boolean {
  return (
    a.name === b.name && (a.name !== 'warning' || b.name !== 'warning' || a.secondsLeft === b.secondsLeft)
  )
}
