import { refused } from '@trivium/wire/refusals'
import type { UndoHandler, UndoHandlers } from '../../audit-log/undo.ts'
import { lockMessage, writeClosed } from './queries.ts'

/** What the log keeps of a message's being closed or opened again: nothing of the message. */
export interface ClosedState {
  readonly closedAt: number | null
}

const closing: UndoHandler = async (tx, entry) => {
  const row = await lockMessage(tx, entry.subject_id)
  if (row === null) return refused('unknown-message')
  const [before, left] = [entry.before as ClosedState, entry.after as ClosedState]
  if (row.closed_at !== left.closedAt) return refused('changed-since')
  await writeClosed(tx, row.id, before.closedAt)
  return { before: left, after: before }
}

/** An answer cannot be called back: it is on its way. */
export const undoMessageActions: UndoHandlers = { 'close-message': closing, 'reopen-message': closing }
