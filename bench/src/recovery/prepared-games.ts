import { loadQuestions } from '@trivium/content/questions/load'
import { choiceItemFor, type Question } from '@trivium/rules/game/item'
import type { BattleEvent } from '@trivium/rules/modes/battle/events'
import { BATTLE_QUESTIONS } from '@trivium/rules/modes/battle/state'
import { randomFrom, shuffled } from '@trivium/rules/random'
import type { Schema } from '@trivium/server/database/schema'
import { openBattles } from '@trivium/server/games/battle/open-battle'
import { newId, systemRandom } from '@trivium/server/random'
import { type Kysely, sql } from 'kysely'

/** Questions already played in a prepared game: half of a match. */
const PLAYED = 5

const player = (uid: string) => ({
  uid,
  username: 'Guest',
  profilePic: 'profile1',
  elo: 1_000,
  provisional: true,
  bot: null,
})

/** The journal of a match whose sixth question is open. */
const played = (from: number): BattleEvent[] => {
  const events: BattleEvent[] = []
  for (let index = 0; index <= PLAYED; index++) {
    const at = from + 3_000 + index * 6_000
    events.push({ type: 'asked', at, index, allowance: [0, 0] })
    if (index === PLAYED) break
    for (const seat of [0, 1] as const)
      events.push({ type: 'answered', at: at + 1_500 + seat * 2_000, seat, index, choice: seat })
  }
  return events
}

/** Creates a game in progress for each pair of `uids`, as a killed server leaves it. */
export const prepareGames = async (db: Kysely<Schema>, uids: readonly string[]): Promise<void> => {
  if (uids.length === 0) return
  const loaded = await loadQuestions()
  if (!loaded.ok) throw new Error('the bank does not load')
  const bank: readonly Question[] = loaded.questions
  for (let i = 0; i < uids.length; i += 2) {
    const [id, seed] = [newId(systemRandom), newId(systemRandom, 22)]
    const items = shuffled(bank, randomFrom(seed)).slice(0, BATTLE_QUESTIONS)
    const at = Date.now() - 60_000
    const opening = {
      id,
      kind: 'ranked',
      origin: 'queue',
      seed,
      players: [player(uids[i] as string), player(uids[i + 1] as string)],
      items: items.map((question) => choiceItemFor(question, seed)),
      at,
      entry: 'seated',
      joined: [],
    } as const
    await openBattles(db, [opening], at)
    await sql`insert into game_events (game_id, seq, at, event)
      select ${id}, ordinality, (value ->> 'at')::int8, value
      from jsonb_array_elements(${JSON.stringify(played(at))}::jsonb) with ordinality`.execute(db)
  }
}
