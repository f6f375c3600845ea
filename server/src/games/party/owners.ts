import { sql, type Transaction } from 'kysely'
import type { Schema } from '../../database/schema.ts'

interface Merge {
  readonly guest: string
  readonly account: string
}

/**
 * Rewrites the journals of a guest's parties for the account that the guest has become; the seats have been moved. In a
 * party in which both have a seat, both keep it.
 */
export const moveParties = async (tx: Transaction<Schema>, { guest, account }: Merge): Promise<void> => {
  await sql`
    update game_events set event = jsonb_set(event, '{player,uid}', to_jsonb(${account}::text))
    from games, game_seats mine
    where games.mode = 'party' and mine.game_id = games.id and mine.uid = ${account}
      and game_events.game_id = games.id and event ->> 'type' = 'joined' and event #>> '{player,uid}' = ${guest}
      and not exists (select from game_seats other where other.game_id = games.id and other.uid = ${guest})`.execute(
    tx,
  )
  await sql`
    with opened as (update party_keys set host_uid = ${account} where host_uid = ${guest} returning game_id)
    update game_events set event = jsonb_set(event, '{host}', to_jsonb(${account}::text))
    from opened where game_events.game_id = opened.game_id and seq = 0`.execute(tx)
  await sql`
    update game_events set event = jsonb_set(event, '{uid}', to_jsonb(${account}::text))
    where event ->> 'type' = 'host-passed' and event ->> 'uid' = ${guest} and game_id in (
      select game_id from game_seats where uid = ${account}
      union select game_id from party_keys where host_uid = ${account})`.execute(tx)
  await tx.updateTable('party_plans').set({ owner_uid: account }).where('owner_uid', '=', guest).execute()
}

/** Replaces a player's name in the journals of parties. What they answered stays, as it has decided who won. */
export const anonymiseParties = async (
  tx: Transaction<Schema>,
  uid: string,
  nobody: { readonly username: string; readonly profilePic: string },
): Promise<void> => {
  await sql`
    update game_events set event = event || jsonb_build_object('player', event -> 'player' || ${JSON.stringify(nobody)}::jsonb)
    from game_seats, games
    where game_seats.uid = ${uid} and games.id = game_seats.game_id and games.mode = 'party'
      and game_events.game_id = games.id and event ->> 'type' = 'joined' and event #>> '{player,uid}' = ${uid}`.execute(
    tx,
  )
  await sql`
    update game_events set event = jsonb_set(event, '{name}', to_jsonb(${nobody.username}::text))
    from game_seats, games
    where game_seats.uid = ${uid} and games.id = game_seats.game_id and games.mode = 'party'
      and game_events.game_id = games.id and event ->> 'type' = 'renamed' and (event ->> 'seat')::int4 = game_seats.seat`.execute(
    tx,
  )
  await tx.updateTable('party_keys').set({ host_uid: null }).where('host_uid', '=', uid).execute()
  await tx.deleteFrom('party_plans').where('owner_uid', '=', uid).execute()
}
