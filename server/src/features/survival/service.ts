import type { Candidate } from '@trivium/rules/game/candidate'
import { choiceItemFor } from '@trivium/rules/game/item'
import { leaderboardKey } from '@trivium/rules/leaderboards/leaderboard'
import type { SoloItem } from '@trivium/rules/modes/solo/events'
import { type SoloState, scoreOf } from '@trivium/rules/modes/solo/state'
import { unansweredRating } from '@trivium/rules/rating/question-rating'
import { pickForStep, SURVIVAL } from '@trivium/rules/survival/steps'
import type { LeaderboardRow } from '@trivium/wire/documents/leaderboard'
import { survivalScoreKey } from '@trivium/wire/modes/survival-score-key'
import { isRefused, type Refused, refused } from '@trivium/wire/refusals'
import type { OutputOf } from '@trivium/wire/registry'
import { type Kysely, sql } from 'kysely'
import type { BotScoreOf } from '../../bot-scores/bot-scores.ts'
import type { Clock } from '../../clock.ts'
import type { Schema } from '../../database/schema.ts'
import { runningGame } from '../../games/single-player/save-result.ts'
import { openSolo } from '../../games/solo/open-solo.ts'
import type { SoloGames } from '../../games/solo/solo-adapter.ts'
import { readNeighbours, readPage, readPlayerCount } from '../../leaderboard-entries/read-pages.ts'
import type { QuestionPicker } from '../../questions/question-picker.ts'
import { newId, type Random } from '../../random.ts'
import { readSeatPlayer } from '../../users/read-seat-player.ts'

export interface SurvivalDependencies {
  readonly db: Kysely<Schema>
  readonly clock: Clock
  readonly random: Random
  readonly games: SoloGames
  readonly picker: QuestionPicker
  readonly botScoreOf: BotScoreOf
}

export type SurvivalService = ReturnType<typeof survivalService>

const TOP_ROWS = 10
const BOARD = leaderboardKey({ kind: 'survival', region: null, period: null })

const rowOf = ({ place, username, profilePic, score, isYou }: LeaderboardRow) => ({
  place,
  username,
  profilePic,
  score,
  isYou,
})

/** Candidate questions with their ratings: the author's label until the difficulty is measured. */
const readRatings = async (db: Kysely<Schema>, candidates: readonly Candidate[]) => {
  const rows = await db
    .selectFrom('question_stats')
    .select(['question_id', 'rating', 'rated_answers'])
    .where('question_id', '=', sql<string>`any(${candidates.map(({ id }) => id)}::text[])`)
    .where('rating', 'is not', null)
    .execute()
  const measured = new Map(rows.map((row) => [row.question_id, row]))
  return candidates.map(({ id, difficulty }) => {
    const known = measured.get(id)
    return {
      id,
      ...(known?.rating == null
        ? unansweredRating(difficulty)
        : { rating: known.rating, answers: known.rated_answers }),
    }
  })
}

/** The next question of a run; null when none is left. */
const drawNext = async (
  { db, clock, picker }: SurvivalDependencies,
  uid: string,
  state: SoloState,
): Promise<SoloItem | null> => {
  const inRun = new Set(state.rounds.map(({ item }) => item.question))
  const at = await picker.seenAt([uid], clock.now())
  const n = state.rounds.length + 1
  const some = await readRatings(db, picker.sample(`${state.seed}:${n}`, at))
  const next = pickForStep(some, n, state.seed, { inRun, at })
  const [question] = next === null ? [] : await picker.byIds([next.id])
  return question === undefined ? null : choiceItemFor(question, state.seed)
}

const openWith = async (
  { db, clock, random, games }: SurvivalDependencies,
  uid: string,
  untimed: boolean,
): Promise<{ gameId: string } | Refused> => {
  const counts = !untimed
  const once = { kind: 'survival', counts } as const
  const running = await runningGame(db, uid, 'solo', once)
  if (running !== null) return { gameId: running }
  const player = await readSeatPlayer(db, uid)
  if (player === null) return refused('not-signed-in')
  const opening = {
    id: newId(random),
    player,
    config: untimed ? { ...SURVIVAL, clock: null } : SURVIVAL,
    summary: { ...once, origin: 'solo' },
    once,
    seed: newId(random, 22),
    items: [],
    at: clock.now(),
  } as const
  const gameId = await openSolo({ db, games }, opening)
  return isRefused(gameId) ? gameId : { gameId }
}

/** On one connection, for which it waits only once. */
const open = (deps: SurvivalDependencies, uid: string, untimed: boolean) =>
  deps.db.connection().execute((db) => openWith({ ...deps, db }, uid, untimed))

const readRunning = async (
  { db, games }: SurvivalDependencies,
  uid: string,
): Promise<OutputOf<'readSurvival'>['running']> => {
  for (const counts of [true, false]) {
    const gameId = await runningGame(db, uid, 'solo', { kind: 'survival', counts })
    const driver = gameId === null ? null : await games.find(gameId)
    if (gameId !== null && driver !== null && driver.state.phase !== 'ended')
      return { gameId, untimed: !counts, score: scoreOf(driver.state) }
  }
  return null
}

const read = async (deps: SurvivalDependencies, uid: string): Promise<OutputOf<'readSurvival'>> => {
  const { db, botScoreOf } = deps
  const user = await db.selectFrom('users').select('scores').where('uid', '=', uid).executeTakeFirst()
  const { rows: top } = await readPage(db, BOARD, { viewer: uid, limit: TOP_ROWS })
  const players = await readPlayerCount(db, BOARD)
  const own = (await readNeighbours(db, BOARD, uid)).find(({ isYou }) => isYou)
  return {
    best: user?.scores[survivalScoreKey(true)] ?? null,
    bestUntimed: user?.scores[survivalScoreKey(false)] ?? null,
    running: await readRunning(deps, uid),
    players,
    botScore: players === 0 ? await botScoreOf(BOARD) : null,
    top: top.map(rowOf),
    own: own === undefined || top.some(({ isYou }) => isYou) ? null : rowOf(own),
  }
}

export const survivalService = (deps: SurvivalDependencies) => ({
  drawNext: (uid: string, state: SoloState) => drawNext(deps, uid, state),
  open: (uid: string, untimed: boolean) => open(deps, uid, untimed),
  read: (uid: string) => read(deps, uid),
})
