import type { Millis } from '@trivium/rules/game/decider'
import type { Player } from '@trivium/rules/game/player'
import type { PlaceOutcome } from '@trivium/rules/places/outcome'
import type { Region } from '@trivium/rules/places/regions'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import type { PlacesResult } from '../../database/tables/games.ts'
import type { PlaceBest, PlaceBoard, PlaceQuiz } from '../../database/tables/places.ts'
import { recordResults } from '../../results/record-results.ts'
import type { PlayerResult } from '../../results/result.ts'
import { lockPlayer, readResult, saveResultOnce } from '../single-player/save-result.ts'

/** A flag or country quiz that has ended. */
export interface FinishedQuiz {
  readonly quiz: PlaceQuiz
  readonly player: Player
  readonly region: Region
  /** Whether it counts as a score for the region. */
  readonly counts: boolean
  /** Whether it was played against the clock, if the quiz has one. */
  readonly timed: boolean
  readonly score: number
  readonly ms: Millis
  readonly ended: { readonly at: Millis; readonly reason: PlacesResult['reason'] }
  readonly outcomes: readonly PlaceOutcome[]
}

/** Shown in addition to the view. */
export interface PlacesSettlementView {
  readonly best: PlaceBest | null
}

export interface PlacesSettlement {
  readonly uid: string | null
  readonly shown: PlacesSettlementView
}

const BOARDS: Readonly<Record<PlaceQuiz, readonly PlaceBoard[]>> = {
  flags: ['flags'],
  countries: ['countries', 'countries-untimed'],
}

const boardOf = ({ quiz, timed }: FinishedQuiz): PlaceBoard =>
  quiz === 'countries' && !timed ? 'countries-untimed' : quiz

/** A player's best for every region of a quiz, with or without the clock. */
export const readBests = async (
  db: Kysely<Schema> | Transaction<Schema>,
  uid: string,
  quiz: PlaceQuiz,
): Promise<Map<string, PlaceBest>> => {
  const rows = await db
    .selectFrom('place_scores')
    .select(['region', 'score', 'ms'])
    .where('uid', '=', uid)
    .where('quiz', 'in', [...BOARDS[quiz]])
    // A later entry replaces an earlier one.
    .orderBy('score')
    .orderBy('ms', 'desc')
    .execute()
  return new Map(rows.map(({ region, score, ms }) => [region, { score, ms }]))
}

const SCORES = { flags: 'flag_quiz_scores', countries: 'country_quiz_scores' } as const

const keepScore = async (tx: Transaction<Schema>, uid: string, game: FinishedQuiz): Promise<void> => {
  const { quiz, region, score } = game
  const scores = sql.ref(SCORES[quiz])
  await tx
    .updateTable('users')
    .set((user) => ({
      [SCORES[quiz]]: sql`jsonb_set(${scores}, array[${region}::text],
        to_jsonb(greatest(coalesce((${scores} ->> ${region})::int4, 0), ${score}::int4)))`,
      ...(quiz === 'flags' && { flag_questions_correct: user('flag_questions_correct', '+', score) }),
    }))
    .where('uid', '=', uid)
    .execute()
}

/** Keeps the better score; of equal ones the faster, then the earlier. */
const keepBest = async (
  tx: Transaction<Schema>,
  uid: string,
  game: FinishedQuiz,
  at: Millis,
): Promise<void> => {
  await sql`
    insert into place_scores (uid, quiz, region, score, ms, at)
    values (${uid}, ${boardOf(game)}, ${game.region}, ${game.score}, ${game.ms}, ${at})
    on conflict (uid, quiz, region) do update set score = excluded.score, ms = excluded.ms, at = excluded.at
      where (excluded.score, -excluded.ms) > (place_scores.score, -place_scores.ms)`.execute(tx)
}

/** Counts correct answers as the score does: for countries only the first try. */
const isRight = (quiz: PlaceQuiz, { outcome, tries }: PlaceOutcome): boolean =>
  outcome === 'found' && (quiz === 'flags' || tries === 1)

/** Writes places in the order of their codes, so that settlements cannot deadlock. */
const countPlaces = async (
  tx: Transaction<Schema>,
  { quiz, outcomes }: Pick<FinishedQuiz, 'quiz' | 'outcomes'>,
): Promise<void> => {
  const asked = outcomes
    .filter((one) => one.asked)
    .map((one) => ({ place: one.place, found: isRight(quiz, one) ? 1 : 0 }))
  if (asked.length === 0) return
  await sql`
    insert into place_stats (quiz, place, asked, found)
    select ${quiz}, place, 1, found
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as one (place text, found int8) order by place
    on conflict (quiz, place) do update set asked = place_stats.asked + excluded.asked,
      found = place_stats.found + excluded.found`.execute(tx)
}

/** Counts the places that the player was right about. These rows are the player's own, whose row is locked. */
const countKnown = async (
  tx: Transaction<Schema>,
  uid: string,
  { quiz, outcomes }: FinishedQuiz,
): Promise<void> => {
  const places = outcomes.filter((one) => isRight(quiz, one)).map(({ place }) => place)
  if (places.length === 0) return
  await sql`
    insert into player_places (uid, quiz, place, found)
    select ${uid}, ${quiz}, place, 1 from jsonb_array_elements_text(${JSON.stringify(places)}::jsonb) as place
    on conflict (uid, quiz, place) do update set found = player_places.found + 1`.execute(tx)
}

/** Only games against the clock are ranked; flags have no limit, and their clock counts up. */
const meaningOf = (uid: string, { quiz, region, score, ms, timed }: FinishedQuiz): PlayerResult => ({
  uid,
  mode: quiz,
  entries: timed && score > 0 ? [{ kind: quiz, region, score, ms }] : [],
  answers: [],
  meeting: null,
})

const resultOf = (
  { player, score, ms, timed, ended, outcomes }: FinishedQuiz,
  best: PlaceBest | null,
): PlacesResult => {
  const { username, profilePic, elo } = player
  return {
    reason: ended.reason,
    score,
    total: outcomes.length,
    ms,
    timed,
    players: [{ username, profilePic, elo }],
    best,
  }
}

/** Settles a game once, in one transaction; a repeated call returns the stored outcome. */
export const settlePlaces = async (
  db: Kysely<Schema>,
  id: string,
  game: FinishedQuiz,
  at: Millis,
): Promise<PlacesSettlement> => {
  const { uid } = game.player
  const shown = await db.transaction().execute(async (tx) => {
    const player = await lockPlayer(tx, uid)
    const bests = player === null ? null : await readBests(tx, player, game.quiz)
    const best = bests?.get(game.region) ?? null
    const result = resultOf(game, best)
    const summary = await saveResultOnce(tx, { id, mode: game.quiz, endedAt: game.ended.at, at, result })
    if (summary === null) return null
    if (player === null || !game.counts) return { best }
    if (game.score > 0) {
      await keepScore(tx, player, game)
      await keepBest(tx, player, game, at)
    }
    await countPlaces(tx, game)
    await countKnown(tx, player, game)
    if (game.outcomes.some(({ asked }) => asked)) await recordResults(tx, [meaningOf(player, game)], at)
    return { best }
  })
  return { uid, shown: shown ?? (await readPlacesSettlement(db, id, game.quiz)) ?? { best: null } }
}

/** Null while the game is not settled. */
export const readPlacesSettlement = async (
  db: Kysely<Schema>,
  id: string,
  quiz: PlaceQuiz,
): Promise<PlacesSettlementView | null> => {
  const result = await readResult(db, id, quiz)
  return result && { best: result.best }
}
