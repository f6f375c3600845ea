import type { SignalKind } from '@trivium/rules/fair-play/signal'
import type { PlayerSummary } from '@trivium/wire/documents/fair-play'
import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import type { CaseState } from '../../database/tables/fair-play.ts'
import { LOOK_COLUMNS, lookOf } from '../../player-look.ts'

const START_ELO = 1_000

/** Players by uid, as admins see them; unknown ones are missing. */
export const readPlayerSummaries = async (
  db: Kysely<Schema>,
  uids: readonly string[],
): Promise<Map<string, PlayerSummary>> => {
  if (uids.length === 0) return new Map()
  const rows = await db
    .selectFrom('users')
    .select([...LOOK_COLUMNS, 'elo', 'rated_games'])
    .where('uid', 'in', [...new Set(uids)])
    .execute()
  return new Map(
    rows.map((row) => [
      row.uid,
      {
        uid: row.uid,
        ...lookOf(row),
        elo: row.elo ?? START_ELO,
        ratedGames: row.rated_games,
      },
    ]),
  )
}

/** Where a page of cases ended. */
export interface CaseEnd {
  readonly score: number
  readonly uid: string
}

export interface ListedCase {
  readonly uid: string
  readonly state: CaseState
  readonly score: number
  readonly opened_at: number
  readonly updated_at: number
  readonly kinds: readonly SignalKind[]
}

/** The worst first, with the kinds of their undecided evidence, the strongest first. */
export const readCases = async (
  db: Kysely<Schema>,
  state: CaseState,
  after: CaseEnd | null,
  limit: number,
): Promise<ListedCase[]> => {
  const rest =
    after === null
      ? sql`true`
      : sql`score <= ${after.score}::int4 and (score < ${after.score}::int4 or uid > ${after.uid})`
  const { rows } = await sql<ListedCase>`
    select uid, state, score, opened_at, updated_at, coalesce((
      select jsonb_agg(kind order by strongest desc) from (
        select kind, max(strength) as strongest from fair_play_evidence
        where fair_play_evidence.uid = fair_play_cases.uid and weighed_at is null group by kind) kinds), '[]'::jsonb) as kinds
    from fair_play_cases where state = ${state} and ${rest} order by score desc, uid limit ${limit}`.execute(
    db,
  )
  return rows
}

export const readCaseRow = (db: Kysely<Schema>, uid: string) =>
  db
    .selectFrom('fair_play_cases')
    .innerJoin('users', 'users.uid', 'fair_play_cases.uid')
    .leftJoin('users as admins', 'admins.uid', 'fair_play_cases.decided_by')
    .selectAll('fair_play_cases')
    .select(['users.created_at', 'users.banned_until', 'users.ban_reason', 'admins.username as admin'])
    .where('fair_play_cases.uid', '=', uid)
    .executeTakeFirst()

/** Undecided evidence first, the strongest first. */
export const readEvidence = (db: Kysely<Schema>, uid: string) =>
  db
    .selectFrom('fair_play_evidence')
    .selectAll()
    .where('uid', '=', uid)
    .orderBy(sql`weighed_at is not null`)
    .orderBy('weighed_at', 'desc')
    .orderBy('strength', 'desc')
    .orderBy('id')
    .limit(100)
    .execute()
