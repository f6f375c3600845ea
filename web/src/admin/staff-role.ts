import { useEffect, useState } from 'react'
import type { Call } from '../live/client.ts'
import { useCall, useTopic } from '../live/client-context.ts'
import type { Failure } from '../live/reply.ts'

interface Known {
  /** The user and the role that the request was about. */
  readonly who: string
  readonly isAdmin: boolean
  /** Why the request failed. */
  readonly failure: Failure | null
}

/** The last reply per client, so that a menu that opens does not wait for one. */
const ANSWERS = new WeakMap<Call, Known>()

export type StaffRole = 'moderator' | 'admin'

/**
 * What the player may see of the panel. `isAdmin` tells whether they are an admin; it is called whenever the
 * player changes. Their own document tells whether they are a moderator. Null until known; a null role means
 * not staff. The server checks every call: this only decides what is shown.
 */
export const useStaffRole = (): {
  readonly role: StaffRole | null
  readonly failure: Failure | null
} | null => {
  const call = useCall()
  const { status, doc, error } = useTopic('user')
  const who = doc && `${doc.uid} ${doc.role}`
  const [known, setKnown] = useState(() => ANSWERS.get(call))
  useEffect(() => {
    if (who === null) return
    let isHere = true
    void call('isAdmin', {}).then(({ result, error: failure = null }) => {
      const answer = { who, isAdmin: result?.isAdmin === true, failure }
      ANSWERS.set(call, answer)
      if (isHere) setKnown(answer)
    })
    return () => {
      isHere = false
    }
  }, [call, who])
  if (status === 'failed') return { role: null, failure: error }
  if (doc?.role === 'moderator') return { role: 'moderator', failure: null }
  if (known === undefined || known.who !== who) return null
  return { role: known.isAdmin ? 'admin' : null, failure: known.failure }
}
