import type { Webhook } from '@trivium/wire/functions/admin-site'
import { isRefused, type Refused, refused } from '@trivium/wire/refusals'
import type { InputOf, OutputOf } from '@trivium/wire/registry'
import { WEBHOOK, type WebhookOutcome } from '@trivium/wire/site/webhooks'
import type { Kysely, Transaction } from 'kysely'
import { type Actor, recordAction } from '../../../audit-log/record.ts'
import type { Clock } from '../../../clock.ts'
import { json } from '../../../database/json.ts'
import type { Schema } from '../../../database/schema.ts'
import { newId, type Random } from '../../../random.ts'
import { addressProblem, maskedUrl } from '../../../webhooks/address.ts'
import type { Deliveries } from '../../../webhooks/deliveries.ts'
import { lockWebhook, readWebhooks, type WebhookRow } from '../../../webhooks/queries.ts'
import { webhookUndoers } from './undoers.ts'

export interface AdminWebhooksDependencies {
  readonly db: Kysely<Schema>
  readonly clock: Clock
  readonly random: Random
  readonly deliveries: Pick<Deliveries, 'tryNow'>
  readonly siteName: () => string
  /** Allows plain http, and addresses of private networks. */
  readonly allowsPrivate: boolean
}

const lineOf = ({ id, name, format, url, events, tried_at: triedAt, outcome }: WebhookRow): Webhook => ({
  ...{ id, name, format, events, triedAt },
  address: maskedUrl(url),
  outcome: outcome as WebhookOutcome | null,
})

const subjectOf = ({ id, name }: Pick<WebhookRow, 'id' | 'name'>) => ({ kind: 'webhook', id, name }) as const

/** An existing webhook, locked. */
const lockPresent = async (tx: Transaction<Schema>, id: string): Promise<WebhookRow | Refused> => {
  const row = await lockWebhook(tx, id)
  return row === null || row.removed_at !== null ? refused('unknown-webhook') : row
}

const add = async (
  { db, clock, random, allowsPrivate }: AdminWebhooksDependencies,
  actor: Actor,
  { name, format, url, events }: InputOf<'addWebhook'>,
): Promise<OutputOf<'addWebhook'> | Refused> => {
  const problem = addressProblem(url, allowsPrivate)
  if (problem !== null) return refused(problem)
  return db.transaction().execute(async (tx) => {
    if ((await readWebhooks(tx)).length >= WEBHOOK.most) return refused('too-many-webhooks')
    const at = clock.now()
    const row = { id: newId(random), made_at: at, name, format, url }
    await tx
      .insertInto('webhooks')
      .values({ ...row, events: json(events) })
      .execute()
    const after = { name, format, events, address: maskedUrl(url) }
    const subject = subjectOf(row)
    await recordAction(tx, actor, at, { act: 'add-webhook', subject, before: {}, after, reason: null })
    return { id: row.id }
  })
}

const edit = (
  { db, clock }: AdminWebhooksDependencies,
  actor: Actor,
  { id, name, events }: InputOf<'editWebhook'>,
) =>
  db.transaction().execute(async (tx): Promise<Record<string, never> | Refused> => {
    const row = await lockPresent(tx, id)
    if (isRefused(row)) return row
    await tx
      .updateTable('webhooks')
      .set({ name, events: json(events) })
      .where('id', '=', id)
      .execute()
    const [before, after] = [
      { name: row.name, events: row.events },
      { name, events },
    ]
    const subject = subjectOf(row)
    await recordAction(tx, actor, clock.now(), { act: 'edit-webhook', subject, before, after, reason: null })
    return {}
  })

const remove = (
  { db, clock }: AdminWebhooksDependencies,
  actor: Actor,
  { id, reason }: { readonly id: string; readonly reason: string | null },
) =>
  db.transaction().execute(async (tx): Promise<Record<string, never> | Refused> => {
    const row = await lockPresent(tx, id)
    if (isRefused(row)) return row
    const at = clock.now()
    await tx.updateTable('webhooks').set({ removed_at: at }).where('id', '=', id).execute()
    const [before, after] = [{ removedAt: null }, { removedAt: at }]
    const subject = subjectOf(row)
    await recordAction(tx, actor, at, { act: 'remove-webhook', subject, before, after, reason })
    return {}
  })

const sendTest = async (
  { deliveries, siteName }: AdminWebhooksDependencies,
  id: string,
): Promise<OutputOf<'testWebhook'> | Refused> => {
  const message = {
    title: `${siteName()}: a test`,
    lines: ['If you can read this, the webhook works.'],
    link: null,
  }
  const outcome = await deliveries.tryNow(id, message)
  return outcome === null ? refused('unknown-webhook') : { outcome }
}

export type WebhooksService = ReturnType<typeof webhooksService>

/**
 * Webhooks as admins configure them. Their full addresses are only in the database, never in the panel, the
 * server's log or the audit log.
 */
export const webhooksService = (deps: AdminWebhooksDependencies) => ({
  list: async (): Promise<OutputOf<'readWebhooks'>> => ({
    webhooks: (await readWebhooks(deps.db)).map(lineOf),
  }),
  add: (actor: Actor, wanted: InputOf<'addWebhook'>) => add(deps, actor, wanted),
  edit: (actor: Actor, wanted: InputOf<'editWebhook'>) => edit(deps, actor, wanted),
  remove: (actor: Actor, id: string, reason: string | null) => remove(deps, actor, { id, reason }),
  test: (id: string) => sendTest(deps, id),
  undoers: webhookUndoers(deps.clock),
})
