import { refused } from '@trivium/wire/refusals'
import type { WebhookEvent } from '@trivium/wire/site/webhooks'
import { type UndoHandler, type UndoHandlers, undoableOnce } from '../../../audit-log/undo.ts'
import type { Clock } from '../../../clock.ts'
import { json } from '../../../database/json.ts'
import { lockWebhook } from '../../../webhooks/queries.ts'

interface Edited {
  readonly name: string
  readonly events: readonly WebhookEvent[]
}
interface Removed {
  readonly removedAt: number | null
}

/** Adding a webhook is undone by removing it. */
const undoAdd =
  (clock: Clock): UndoHandler =>
  async (tx, entry) => {
    const row = await lockWebhook(tx, entry.subject_id)
    if (row === null || row.removed_at !== null) return refused('changed-since')
    const after: Removed = { removedAt: clock.now() }
    await tx.updateTable('webhooks').set({ removed_at: after.removedAt }).where('id', '=', row.id).execute()
    return { before: { removedAt: null }, after }
  }

const undoEdit: UndoHandler = async (tx, entry) => {
  const row = await lockWebhook(tx, entry.subject_id)
  const [before, after] = [entry.before as Edited, entry.after as Edited]
  const isSame = row?.name === after.name && JSON.stringify(row.events) === JSON.stringify(after.events)
  if (row === null || !isSame) return refused('changed-since')
  await tx
    .updateTable('webhooks')
    .set({ name: before.name, events: json([...before.events]) })
    .where('id', '=', row.id)
    .execute()
  return { before: after, after: before }
}

const undoRemove: UndoHandler = async (tx, entry) => {
  const row = await lockWebhook(tx, entry.subject_id)
  const [before, after] = [entry.before as Removed, entry.after as Removed]
  if (row?.removed_at !== after.removedAt) return refused('changed-since')
  await tx.updateTable('webhooks').set({ removed_at: before.removedAt }).where('id', '=', row.id).execute()
  return { before: after, after: before }
}

export const webhookUndoers = (clock: Clock): UndoHandlers => ({
  'add-webhook': undoableOnce(undoAdd(clock)),
  'edit-webhook': undoEdit,
  'remove-webhook': undoRemove,
})
