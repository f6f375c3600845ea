import type { Millis } from '@trivium/rules/game/decider'
import { questionOutcomes } from '@trivium/rules/modes/party/outcomes'
import type { PartyState } from '@trivium/rules/modes/party/state'
import { type Kysely, sql, type Transaction } from 'kysely'
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

/** Who saw the questions, from which on: all players, and a host without a seat. */
const viewersOf = ({ seats, host }: PartyState) => [
  ...seats.map(({ player, from }) => ({ uid: player.uid, from })),
  ...(seats.some(({ player }) => player.uid === host.opener) ? [] : [{ uid: host.opener, from: 0 }]),
]

/** The questions that each of them has seen, so that they do not come again soon. */
const seenOf = (state: PartyState) =>
  viewersOf(state).flatMap(({ uid, from }) =>
    uid === null ? [] : state.asked.slice(from).map(({ item }) => ({ uid, question: item.question })),
  )

/** PA36: the statistics of the questions; their ratings do not change. Questions of player-made quizzes have none. */
const recordOutcomes = async (tx: Transaction<Schema>, state: PartyState, at: Millis): Promise<void> => {
  await sql`
    insert into question_stats (question_id, party_asked, party_correct, updated_at)
    select outcome.question, sum(outcome.asked), sum(outcome.correct), ${at}
    from jsonb_to_recordset(${JSON.stringify(questionOutcomes(state))}::jsonb)
      as outcome (question text, asked int4, correct int4)
    join questions on questions.id = outcome.question
    group by outcome.question order by outcome.question
    on conflict (question_id) do update set party_asked = question_stats.party_asked + excluded.party_asked,
      party_correct = question_stats.party_correct + excluded.party_correct, updated_at = excluded.updated_at`.execute(
    tx,
  )
}

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
    await recordOutcomes(tx, state, at)
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
