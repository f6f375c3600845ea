import { useEffect, useEffectEvent, useRef } from 'react'
import { useLive } from './client-context.ts'

/** The pause before an action is sent again over a connection that seems fine, ms. */
const PAUSE = 1_000

/**
 * Runs `resend` while an action waits for its answer: as soon as the connection is back, every second while
 * it is up, and every `pauseOffline` ms, if given, while it is down.
 */
export const useResend = (isWaiting: boolean, resend: () => void, pauseOffline?: number): void => {
  const isOpen = useLive(({ phase }) => phase === 'open')
  const wasOpen = useRef(isOpen)
  const onResend = useEffectEvent(resend)
  useEffect(() => {
    const isBack = isOpen && !wasOpen.current
    wasOpen.current = isOpen
    const pause = isOpen ? PAUSE : pauseOffline
    if (!isWaiting || pause === undefined) return
    if (isBack) onResend()
    const timer = setInterval(onResend, pause)
    return () => clearInterval(timer)
  }, [isWaiting, isOpen, pauseOffline])
}
