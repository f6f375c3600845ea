import type { Trouble } from './trouble.ts'

/** An action that the page shows before the server confirms it. `moment`: what it belongs to, such as a question. */
export type PendingAction<Act> =
  | { readonly status: 'none' }
  /** The reply is pending, or has been a yes: the game's document will show it. */
  | { readonly status: 'sent'; readonly moment: string; readonly act: Act }
  | { readonly status: 'held'; readonly moment: string; readonly act: Act; readonly trouble: string }
  | { readonly status: 'refused'; readonly moment: string; readonly trouble: string }

export type ActionEvent<Act> =
  | { readonly type: 'sent'; readonly moment: string; readonly act: Act }
  | ({ readonly type: 'failed'; readonly moment: string } & Trouble)

export const NO_ACTION = { status: 'none' } as const

/** A reply counts only for the action of its own moment. */
export const pendingAction = <Act>(
  state: PendingAction<Act>,
  event: ActionEvent<Act>,
): PendingAction<Act> => {
  const { moment } = event
  if (event.type === 'sent') return { status: 'sent', moment, act: event.act }
  if (state.status !== 'sent' || state.moment !== moment) return state
  const { status, trouble } = event
  return status === 'held' ? { status, moment, act: state.act, trouble } : { status, moment, trouble }
}
