import { refused } from '@trivium/wire/refusals'
import type { Undoer, Undoers } from '../../audit/undo.ts'
import { lockRow, writeClosed } from './queries.ts'

/** What the log keeps of a message's being closed or opened again: nothing of the message. */
export interface ClosedState {
  readonly closedAt: number | null
}

const closing: Undoer = async (tx, entry) => {
  const row = await lockRow(tx, entry.subject_id)
  if (row === null) return refused('unknown-message')
  const [before, left] = [entry.before as ClosedState, entry.after as ClosedState]
  if (row.closed_at !== left.closedAt) return refused('changed-since')
  await writeClosed(tx, row.id, before.closedAt)
  return { before: left, after: before }
}

/** An answer cannot be called back: it is on its way. */
export const messageUndoers: Undoers = { 'close-message': closing, 'reopen-message': closing }
