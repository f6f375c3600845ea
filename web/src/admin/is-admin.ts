import { useEffect, useState } from 'react'
import type { Call } from '../live/client.ts'
import { useCall, useTopic } from '../live/client-context.ts'
import type { Failure } from '../live/reply.ts'

interface Known {
  /** About whom, and in which role, it was asked. */
  readonly who: string
  readonly isAdmin: boolean
  /** Why it could not be asked. */
  readonly failure: Failure | null
}

/** The last answer of each connection, so that a menu that opens does not wait for it. */
const ANSWERS = new WeakMap<Call, Known>()

/**
 * Whether the player is an admin by the server's word, asked whenever the player changes; false on any failure. Null
 * until it is known. What an admin may do is checked by the server at every call: this decides what is shown.
 */
export const useIsAdmin = (): Omit<Known, 'who'> | null => {
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
  if (status === 'failed') return { isAdmin: false, failure: error }
  return known !== undefined && known.who === who ? known : null
}
