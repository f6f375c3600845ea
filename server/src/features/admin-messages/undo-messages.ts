import { refused } from '@trivium/wire/refusals'
import type { UndoHandler, UndoHandlers } from '../../audit-log/undo.ts'
import { lockMessage, writeClosed } from './queries.ts'

/** What the log keeps when a message is closed or reopened: nothing of its content. */
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

/** A reply cannot be undone: it has been sent. */
export const undoMessageActions: UndoHandlers = { 'close-message': closing, 'reopen-message': closing }
