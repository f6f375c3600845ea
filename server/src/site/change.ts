import type { AuditActionKind } from '@trivium/wire/documents/audit'
import { refused } from '@trivium/wire/refusals'
import type { Transaction } from 'kysely'
import { type Actor, recordAction } from '../audit-log/record.ts'
import type { UndoHandler } from '../audit-log/undo.ts'
import type { Schema } from '../database/schema.ts'
import { lockSite, type SiteValues, writeSite } from './queries.ts'

type Change = Partial<SiteValues>

/** The fields that a change would alter. */
const differing = (now: SiteValues, change: Change): (keyof SiteValues)[] =>
  (Object.keys(change) as (keyof SiteValues)[]).filter((field) => now[field] !== change[field])

const picked = (values: Change, fields: readonly (keyof SiteValues)[]): Change =>
  Object.fromEntries(fields.map((field) => [field, values[field]]))

export interface SiteAction {
  readonly act: AuditActionKind
  readonly actor: Actor
  readonly at: number
  readonly reason: string | null
}

/** Changes site settings and records it in the audit log. Does nothing if all values are the same already. */
export const changeSite = async (
  tx: Transaction<Schema>,
  change: Change,
  { act, actor, at, reason }: SiteAction,
): Promise<void> => {
  const now = await lockSite(tx)
  const fields = differing(now, change)
  if (fields.length === 0) return
  await writeSite(tx, { ...now, ...change })
  const subject = { kind: 'site', id: 'site', name: 'The site' } as const
  await recordAction(tx, actor, at, {
    ...{ act, subject, reason },
    before: picked(now, fields),
    after: picked(change, fields),
  })
}

/** Restores the fields of one change, unless one of them has changed since. `afterwards` applies it in this process. */
export const siteUndoHandler =
  (afterwards: () => Promise<void>): UndoHandler =>
  async (tx, entry) => {
    const now = await lockSite(tx)
    const [before, after] = [entry.before as Change, entry.after as Change]
    if (differing(now, after).length > 0) return refused('changed-since')
    await writeSite(tx, { ...now, ...before })
    return { before: after, after: before, afterwards }
  }
