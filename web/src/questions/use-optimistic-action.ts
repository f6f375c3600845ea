import type { Refusal } from '@trivium/wire/refusals'
import { useCallback, useEffect, useState } from 'react'
import { useClient, useLive } from '../live/client-context.ts'
import type { Failure, Reply } from '../live/reply.ts'

/** A pending action. */
interface PendingAction<Act> {
  readonly moment: string
  readonly act: Act
  /**
   * `sent`: the reply is pending. `held`: not reached the server; waits for the connection. `retrying`: not reached the
   * server, or it can’t save, although the page is connected. `refused`: the server said no.
   */
  readonly status: 'sent' | 'held' | 'retrying' | 'refused'
  readonly why: string | null
}

interface OptimisticActionOptions<Act> {
  /** What the action belongs to: once this changes, the action is dropped. */
  readonly moment: string
  /** Whether the server accepts the action now. */
  readonly isOpen: boolean
  readonly send: (act: Act) => Promise<Reply<unknown>>
  /** Shown while the server is unreachable. */
  readonly held: string
  /** Shown before the server's reason for a refusal. */
  readonly refused?: string
}

export interface OptimisticAction<Act> {
  /** The action, unless refused, before the server confirms it. */
  readonly act: Act | null
  /** Why it does not count, or not yet; null if there is no problem. */
  readonly trouble: string | null
  readonly perform: (act: Act) => void
}

export const HELD_ANSWER = 'Your answer is sent as soon as the connection is back.'
export const REFUSED_ANSWER = 'Your answer did not count.'

/** The pause before an action is sent again over a live connection, ms. */
const PAUSE = 1_000

/** The server itself said that it decided nothing: it can't save, or is shutting down. */
const UNDECIDED: readonly (Refusal | null)[] = ['cannot-save', 'no-new-games', 'shutting-down']

/** Nothing was decided: the server said so, or was not reached. */
export const isRetryable = ({ reason, status }: Failure): boolean =>
  UNDECIDED.includes(reason) || (reason === null && (status === 'INTERNAL' || status === 'UNAVAILABLE'))

/**
 * One action per moment, such as the answer to a question. It applies immediately; it is undone, with a message, if the
 * server refuses it, and sent again if only the connection failed.
 */
export const useOptimisticAction = <Act>(options: OptimisticActionOptions<Act>): OptimisticAction<Act> => {
  const { moment, isOpen, send: call, held, refused = '' } = options
  const { store } = useClient()
  const isLive = useLive(({ phase }) => phase === 'live')
  const [latest, setLatest] = useState<PendingAction<Act> | null>(null)
  const pending = latest?.moment === moment ? latest : null

  const send = useCallback(
    async (act: Act) => {
      const afterwards = (error: Failure | undefined): Pick<PendingAction<Act>, 'status' | 'why'> => {
        // The server already has an answer, and shows which.
        if (!error || error.reason === 'already-answered') return { status: 'sent', why: null }
        if (!isRetryable(error)) return { status: 'refused', why: `${refused} ${error.message}`.trim() }
        const canSave = error.reason !== 'cannot-save' && error.reason !== 'no-new-games'
        const why = canSave ? held : error.message
        return { status: store.getState().phase === 'live' ? 'retrying' : 'held', why }
      }
      setLatest({ moment, act, status: 'sent', why: null })
      const { error } = await call(act)
      setLatest((now) => (now?.moment === moment ? { moment, act, ...afterwards(error) } : now))
    },
    [moment, call, held, refused, store],
  )

  useEffect(() => {
    if (!isLive || !isOpen || pending === null) return
    if (pending.status === 'held') void send(pending.act)
    if (pending.status !== 'retrying') return
    const timer = setTimeout(() => void send(pending.act), PAUSE)
    return () => clearTimeout(timer)
  }, [isLive, isOpen, pending, send])

  const isActive = pending !== null && pending.status !== 'refused'
  const perform = useCallback(
    (act: Act) => {
      if (isOpen && !isActive) void send(act)
    },
    [isOpen, isActive, send],
  )
  return { act: isActive ? pending.act : null, trouble: pending?.why ?? null, perform }
}
