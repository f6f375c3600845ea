import { Username } from '@trivium/wire/account-fields'
import { useEffect, useState } from 'react'
import { useCall } from '../../../live/client-context.ts'

/** The check waits for a pause in typing, ms. */
const PAUSE = 400

export type UsernameCheck =
  /** Nothing to report: too short, no reply, or the player's own name. */
  | { readonly status: 'silent' }
  | { readonly status: 'checking' }
  | { readonly status: 'free'; readonly username: string }
  | {
      readonly status: 'refused'
      readonly username: string
      readonly why: 'username-taken' | 'username-not-allowed'
      readonly suggestions: readonly string[]
    }

interface Answered {
  readonly username: string
  readonly check: UsernameCheck
}

const SILENT = { status: 'silent' } as const
const CHECKING = { status: 'checking' } as const

/**
 * Whether the typed username is available, checked when typing pauses. `own` is not checked. Nothing is
 * checked while the form is being sent: the name may become the player's own in the meantime.
 */
export const useUsernameCheck = (
  text: string,
  own: string | undefined,
  isSending: boolean,
): UsernameCheck => {
  const call = useCall()
  const [answered, setAnswered] = useState<Answered | null>(null)
  const parsed = Username.safeParse(text)
  const username = parsed.success && parsed.data !== own && !isSending ? parsed.data : null
  useEffect(() => {
    if (username === null) return
    let isStale = false
    const ask = async () => {
      const { result } = await call('checkUsername', { username })
      if (isStale) return
      // Without a reply the field reports nothing: the server checks again when the form is sent.
      if (!result) setAnswered({ username, check: SILENT })
      else if (result.why === null) setAnswered({ username, check: { status: 'free', username } })
      else {
        const { why, suggestions } = result
        setAnswered({ username, check: { status: 'refused', username, why, suggestions } })
      }
    }
    const timer = setTimeout(ask, PAUSE)
    return () => {
      isStale = true
      clearTimeout(timer)
    }
  }, [call, username])
  if (username === null) return SILENT
  return answered?.username === username ? answered.check : CHECKING
}
