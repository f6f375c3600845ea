import type { PartyPlan } from '@trivium/wire/documents/party-plan'
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import { json } from '../../../database/json.ts'
import type { Schema } from '../../../database/schema.ts'
import type { DrawnPlan, PartyPlansTable } from '../../../database/tables/parties.ts'

type Database = Kysely<Schema>

export type PlanRow = Selectable<PartyPlansTable>

/** Last changed first. */
export const listPlans = (db: Database, uid: string) =>
  db
    .selectFrom('party_plans')
    .select(['id', 'plan', 'drawn_at', 'updated_at'])
    .where('owner_uid', '=', uid)
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .execute()

/** Undefined if it does not exist or belongs to another player. */
export const readPlan = (db: Database, uid: string, id: string): Promise<PlanRow | undefined> =>
  db
    .selectFrom('party_plans')
    .selectAll()
    .where('id', '=', id)
    .where('owner_uid', '=', uid)
    .executeTakeFirst()

/** How many plans a player has. Requests from two tabs wait for each other here, so the count is right. */
const countLocked = async (tx: Transaction<Schema>, uid: string): Promise<number> => {
  await tx.selectFrom('users').select('uid').where('uid', '=', uid).forUpdate().execute()
  const { n } = await tx
    .selectFrom('party_plans')
    .select(sql<number>`count(*)::int4`.as('n'))
    .where('owner_uid', '=', uid)
    .executeTakeFirstOrThrow()
  return n
}

/** False if the player has reached the limit. */
export const insertPlan = (
  db: Database,
  { id, uid, plan, at }: { readonly id: string; readonly uid: string; plan: PartyPlan; at: number },
  most: number,
): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    if ((await countLocked(tx, uid)) >= most) return false
    await tx
      .insertInto('party_plans')
      .values({ id, owner_uid: uid, plan: json(plan), created_at: at, updated_at: at })
      .execute()
    return true
  })

interface NextVersion {
  readonly uid: string
  readonly planId: string
  readonly updatedAt: number
  readonly plan: PartyPlan
  readonly at: number
  /** Whether the drawn questions are still those of the plan. */
  readonly keepsDrawn: boolean
}

/** Writes a plan unless it has changed since that version; undefined if it has. */
export const writePlan = (db: Database, { uid, planId, updatedAt, plan, at, keepsDrawn }: NextVersion) =>
  db
    .updateTable('party_plans')
    .set({
      plan: json(plan),
      updated_at: sql<number>`greatest(updated_at + 1, ${at}::int8)`,
      ...(!keepsDrawn && { drawn: null, drawn_at: null }),
    })
    .where('id', '=', planId)
    .where('owner_uid', '=', uid)
    .where('updated_at', '=', updatedAt)
    .returning(['updated_at', 'drawn_at'])
    .executeTakeFirst()

/** Keeps the questions that were drawn for a version of a plan; undefined if the plan has changed since. */
export const writeDrawn = (
  db: Database,
  { id, updated_at, drawn_at }: PlanRow,
  drawn: DrawnPlan,
  at: number,
) =>
  db
    .updateTable('party_plans')
    .set({ drawn: json(drawn), drawn_at: at })
    .where('id', '=', id)
    .where('updated_at', '=', updated_at)
    .where('drawn_at', 'is not distinct from', drawn_at)
    .returning(['id'])
    .executeTakeFirst()

export const removePlan = async (db: Database, uid: string, id: string): Promise<boolean> => {
  const row = await db
    .deleteFrom('party_plans')
    .where('id', '=', id)
    .where('owner_uid', '=', uid)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
