import type { Millis } from '@trivium/rules/game/decider'
import { PARTY_VALID_MS } from '@trivium/rules/modes/party/config'
import type { PartyEvent } from '@trivium/rules/modes/party/events'
import type { Kysely } from 'kysely'
import { json } from '../../../database/json.ts'
import type { Schema } from '../../../database/schema.ts'
import type { PartySummary } from '../../../database/tables/games.ts'

export interface NewParty {
  readonly id: string
  readonly host: string
  readonly opened: Extract<PartyEvent, { type: 'opened' }>
  /** The process that drives the game; null if it is the only one. */
  readonly driver: string | null
}

/** Writes a party with its key and first event in one transaction; false if the key is that of a valid party. */
export const insertParty = (db: Kysely<Schema>, { id, host, opened, driver }: NewParty): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    const { at, key, config } = opened
    const summary: PartySummary = { kind: 'party', origin: 'party', title: config.title }
    await tx.deleteFrom('party_keys').where('key', '=', key).where('expires_at', '<=', at).execute()
    if ((await findParty(tx, key, at)) !== null) return false
    await tx
      .insertInto('games')
      .values({ id, mode: 'party', opened_at: at, rated: false, summary: json(summary), driver })
      .execute()
    await tx
      .insertInto('party_keys')
      .values({ key, game_id: id, host_uid: host, expires_at: at + PARTY_VALID_MS })
      .execute()
    await tx
      .insertInto('game_events')
      .values({ game_id: id, seq: 0, at, event: json<PartyEvent>(opened) })
      .execute()
    return true
  })

/** The party of a key; null if there is none, or it has expired. */
export const findParty = async (
  db: Pick<Kysely<Schema>, 'selectFrom'>,
  key: string,
  now: Millis,
): Promise<string | null> => {
  const row = await db
    .selectFrom('party_keys')
    .select('game_id')
    .where('key', '=', key)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row?.game_id ?? null
}
