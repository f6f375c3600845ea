import { Username } from '@trivium/wire/account-fields'
import { useEffect, useState } from 'react'
import { useCall } from '../../../live/client-context.ts'

/** Nobody is asked for every letter, ms. */
const PAUSE = 400

export type UsernameCheck =
  /** Nothing to say: too short, not answered, or one's own name. */
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
 * Whether what is being typed could be one's username; asked once typing pauses. Not asked about: `own`, and anything
 * while the form is being sent, when the name may become one's own.
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
      // Without an answer nothing is claimed: the form itself will be answered.
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
