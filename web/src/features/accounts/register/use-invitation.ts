import type { InvitationState } from '@trivium/wire/site/registration'
import { useEffect, useState } from 'react'
import { useCall } from '../../../live/client-context.ts'

interface Looked {
  /** Null: not known yet. */
  readonly state: InvitationState | null
  /** Why the check failed. */
  readonly failure: string | null
}

/** Whether an invitation is valid, checked once; always valid where none is needed. */
export const useInvitation = (code: string): Looked => {
  const call = useCall()
  const [looked, setLooked] = useState<Looked>({ state: null, failure: null })
  useEffect(() => {
    let isStale = false
    void call('readRegistration', { invitation: code.slice(0, 64) }).then(({ result, error }) => {
      if (isStale) return
      if (error) setLooked({ state: null, failure: error.message })
      else setLooked({ state: result.invitation ?? 'good', failure: null })
    })
    return () => {
      isStale = true
    }
  }, [call, code])
  return looked
}
