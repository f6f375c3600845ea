import { useCallback, useReducer } from 'react'
import type { Reply } from '../live/reply.ts'
import { useResend } from '../live/use-resend.ts'
import { type ActionEvent, NO_ACTION, type PendingAction, pendingAction } from './pending-action.ts'
import { type TroubleWords, troubleOf } from './trouble.ts'

interface OptimisticActionOptions<Act> {
  /** What the action belongs to: once this changes, the action is dropped. */
  readonly moment: string
  /** Whether the server accepts the action now. */
  readonly isOpen: boolean
  readonly send: (act: Act) => Promise<Reply<unknown>>
  readonly words: TroubleWords
}

export interface OptimisticAction<Act> {
  /** The action, unless refused, before the server confirms it. */
  readonly act: Act | null
  /** Why it does not count, or not yet; null if there is no problem. */
  readonly trouble: string | null
  readonly perform: (act: Act) => void
}

/**
 * One action per moment, such as the answer to a question. It applies immediately; it is undone, with a message, if the
 * server refuses it, and sent again if only the connection failed.
 */
export const useOptimisticAction = <Act>(options: OptimisticActionOptions<Act>): OptimisticAction<Act> => {
  const { moment, isOpen, send: call, words } = options
  const [latest, dispatch] = useReducer<PendingAction<Act>, [ActionEvent<Act>]>(pendingAction, NO_ACTION)
  const pending = latest.status !== 'none' && latest.moment === moment ? latest : NO_ACTION

  const send = useCallback(
    async (act: Act) => {
      dispatch({ type: 'sent', moment, act })
      const { error } = await call(act)
      // The server already has an answer; its document shows which one.
      if (!error || error.reason === 'already-answered') return
      dispatch({ type: 'failed', moment, ...troubleOf(error, words) })
    },
    [moment, call, words],
  )
  useResend(isOpen && pending.status === 'held', () => {
    if (pending.status === 'held') void send(pending.act)
  })

  const act = 'act' in pending ? pending.act : null
  const isActive = 'act' in pending
  const perform = useCallback(
    (act: Act) => {
      if (isOpen && !isActive) void send(act)
    },
    [isOpen, isActive, send],
  )
  return { act, trouble: 'trouble' in pending ? pending.trouble : null, perform }
}
