import type { Millis } from '@trivium/rules/game/decider'
import type { PartyState } from '@trivium/rules/modes/party/state'
import { type Kysely, sql } from 'kysely'
import { json } from '../../database/json.ts'
import type { Schema } from '../../database/schema.ts'
import type { PartyResult } from '../../database/tables/games.ts'

const resultOf = ({ ended, seats, items, totals, places, config }: PartyState): PartyResult => ({
  reason: ended?.reason ?? 'stopped',
  total: items.length,
  players: seats.map(({ player, team }, seat) => {
    const side = config.teams === null ? seat : (team ?? -1)
    return {
      ...{ username: player.username, profilePic: player.profilePic, team },
      ...{ score: totals[side] ?? 0, place: places[side] ?? null },
    }
  }),
  teams: (config.teams?.names ?? []).map((name, team) => ({
    ...{ name, score: totals[team] ?? 0, place: places[team] ?? null },
  })),
})

/** The questions that each player has seen, so that they do not come again soon. */
const seenOf = ({ asked, seats }: PartyState) =>
  seats.flatMap(({ player, from }) =>
    player.uid === null
      ? []
      : asked.slice(from).map(({ item }) => ({ uid: player.uid, question: item.question })),
  )

/** Writes the end of a party once. It changes no rating, no leaderboard and no achievement. */
export const settleParty = async (
  db: Kysely<Schema>,
  id: string,
  state: PartyState,
  at: Millis,
): Promise<{ readonly shown: Record<never, never> }> => {
  await db.transaction().execute(async (tx) => {
    const ended = await tx
      .updateTable('games')
      .set({ ended_at: state.ended?.at ?? at, settled_at: at, result: json(resultOf(state)) })
      .where('id', '=', id)
      .where('settled_at', 'is', null)
      .returning('id')
      .executeTakeFirst()
    if (ended === undefined) return
    // Questions of player-made quizzes are not in the bank.
    await sql`
      insert into seen_questions (uid, question_id, seen_at)
      select seen.uid, seen.question, ${at}
      from jsonb_to_recordset(${JSON.stringify(seenOf(state))}::jsonb) as seen (uid text, question text)
      join questions on questions.id = seen.question join users on users.uid = seen.uid
      order by seen.uid, seen.question
      on conflict (uid, question_id) do update set seen_at = greatest(seen_questions.seen_at, excluded.seen_at)`.execute(
      tx,
    )
  })
  return { shown: {} }
}

export const readIsSettled = async (db: Kysely<Schema>, id: string): Promise<boolean> => {
  const row = await db.selectFrom('games').select('settled_at').where('id', '=', id).executeTakeFirst()
  return (row?.settled_at ?? null) !== null
}
