import { useEffect, useEffectEvent, useState } from 'react'
import type { LeaveGuard } from './page-history.ts'
import { usePageHistory } from './page-router.tsx'

/** A navigation that was blocked. */
export interface BlockedNavigation {
  readonly proceed: () => void
  readonly cancel: () => void
}

/** Blocks navigations away from this page; null while none is blocked. */
export const useLeaveGuard = (blocks: LeaveGuard['blocks']): BlockedNavigation | null => {
  const history = usePageHistory()
  const [proceed, setProceed] = useState<(() => void) | null>(null)
  const isBlocked = useEffectEvent(blocks)
  useEffect(
    () =>
      history?.guard({
        blocks: (from, to) => isBlocked(from, to),
        onBlocked: (repeat) => setProceed(() => repeat),
      }),
    [history],
  )
  return proceed && { proceed, cancel: () => setProceed(null) }
}
