import type { Refusal } from '@trivium/wire/refusals'
import { useCallback, useEffect, useState } from 'react'
import { useClient, useLive } from '../live/client-context.ts'
import type { Failure, Reply } from '../live/reply.ts'

/** An act on its way. */
interface Kept<Act> {
  readonly moment: string
  readonly act: Act
  /**
   * `sent` until the server speaks; `held` when it was not reached, until there is a connection again; `shaken` when
   * it was not reached, or can't save, although there is one; `refused` with its why.
   */
  readonly stands: 'sent' | 'held' | 'shaken' | 'refused'
  readonly why: string | null
}

interface KeptActOptions<Act> {
  /** What the act belongs to: at another moment it is forgotten. */
  readonly moment: string
  /** Whether the server waits for it now. */
  readonly isOpen: boolean
  readonly send: (act: Act) => Promise<Reply<unknown>>
  /** Said while the server cannot be reached. */
  readonly held: string
  /** Said before the server's reason when it does not count. */
  readonly refused?: string
}

export interface OptimisticAction<Act> {
  /** What was done and is not refused, before the server's word of it. */
  readonly act: Act | null
  /** Why it does not count, or not yet; null when all is well. */
  readonly trouble: string | null
  readonly perform: (act: Act) => void
}

export const HELD_ANSWER = 'Your answer is sent as soon as the connection is back.'
export const REFUSED_ANSWER = 'Your answer did not count.'

/** Before an act is sent again over a connection that seems sound, ms. */
const PAUSE = 1_000

/** The server said itself that nothing was decided: it can't save, or is going down. */
const UNDECIDED: readonly (Refusal | null)[] = ['cannot-save', 'no-new-games', 'shutting-down']

/** Nothing was decided: the server said so, or was not reached. */
export const isRetryable = ({ reason, status }: Failure): boolean =>
  UNDECIDED.includes(reason) || (reason === null && (status === 'INTERNAL' || status === 'UNAVAILABLE'))

/**
 * One act a moment, such as the answer to a question. It stands at once; it is taken back, with a sentence, when the
 * server refuses it, and sent again when only the connection failed.
 */
export const useOptimisticAction = <Act>(options: KeptActOptions<Act>): OptimisticAction<Act> => {
  const { moment, isOpen, send: call, held, refused = '' } = options
  const { store } = useClient()
  const isLive = useLive(({ phase }) => phase === 'live')
  const [latest, setKept] = useState<Kept<Act> | null>(null)
  const kept = latest?.moment === moment ? latest : null

  const send = useCallback(
    async (act: Act) => {
      const afterwards = (error: Failure | undefined): Pick<Kept<Act>, 'stands' | 'why'> => {
        // The server has an answer already, and shows which.
        if (!error || error.reason === 'already-answered') return { stands: 'sent', why: null }
        if (!isRetryable(error)) return { stands: 'refused', why: `${refused} ${error.message}`.trim() }
        const canSave = error.reason !== 'cannot-save' && error.reason !== 'no-new-games'
        const why = canSave ? held : error.message
        return { stands: store.getState().phase === 'live' ? 'shaken' : 'held', why }
      }
      setKept({ moment, act, stands: 'sent', why: null })
      const { error } = await call(act)
      setKept((now) => (now?.moment === moment ? { moment, act, ...afterwards(error) } : now))
    },
    [moment, call, held, refused, store],
  )

  useEffect(() => {
    if (!isLive || !isOpen || kept === null) return
    if (kept.stands === 'held') void send(kept.act)
    if (kept.stands !== 'shaken') return
    const timer = setTimeout(() => void send(kept.act), PAUSE)
    return () => clearTimeout(timer)
  }, [isLive, isOpen, kept, send])

  const stands = kept !== null && kept.stands !== 'refused'
  const perform = useCallback(
    (act: Act) => {
      if (isOpen && !stands) void send(act)
    },
    [isOpen, stands, send],
  )
  return { act: stands ? kept.act : null, trouble: kept?.why ?? null, perform }
}
