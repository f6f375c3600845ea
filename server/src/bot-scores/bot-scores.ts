import type { SecretSeed } from '@trivium/rules/daily/secret-seed'
import { type ChoiceItem, choiceItemFor, type Question } from '@trivium/rules/game/item'
import { isCurrent, parseLeaderboardKey, periodAt } from '@trivium/rules/leaderboards/leaderboard'
import {
  botDailyScore,
  isBotRight,
  playsAnotherRun,
  scoreToBeat,
} from '@trivium/rules/leaderboards/score-to-beat'
import { unansweredRating } from '@trivium/rules/rating/question-rating'
import { inOrderOfRating, pickForStep, type RatedQuestion } from '@trivium/rules/survival/steps'
import type { Clock } from '../clock.ts'
import type { QuestionPicker } from '../questions/question-picker.ts'

export interface BotScoresDependencies {
  readonly clock: Clock
  readonly picker: QuestionPicker
  readonly daySeed: SecretSeed
  /** The questions of a day; null: there are none. */
  readonly questionsOf: (
    day: string,
  ) => Promise<{ readonly seed: string; readonly questions: readonly Question[] } | null>
}

/** The bot's score to beat on a leaderboard, by its key; null if the bot does not play for it. It does not check for players. */
export type BotScoreOf = (board: string) => Promise<number | null>

const NOTHING_SEEN: ReadonlyMap<string, number> = new Map()

/** The next question of a bot's run. */
const drawNext = async (
  { picker }: BotScoresDependencies,
  bank: readonly RatedQuestion[],
  seed: string,
  inRun: ReadonlySet<string>,
): Promise<ChoiceItem | null> => {
  const next = pickForStep(bank, inRun.size + 1, seed, { inRun, at: NOTHING_SEEN })
  const [question] = next === null ? [] : await picker.byIds([next.id])
  return question === undefined ? null : choiceItemFor(question, seed)
}

const playRun = async (deps: BotScoresDependencies, seed: string): Promise<number> => {
  const { clock, picker } = deps
  await picker.refreshIfDue(clock.now())
  // By the authors' labels: measured ratings would change the score within the week.
  const bank = inOrderOfRating(
    picker
      .sample(seed, NOTHING_SEEN)
      .map(({ id, difficulty }) => ({ id, rating: unansweredRating(difficulty).rating })),
  )
  const inRun = new Set<string>()
  for (;;) {
    const item = await drawNext(deps, bank, seed, inRun)
    if (item === null || !isBotRight(seed, inRun.size, item)) return inRun.size
    inRun.add(item.question)
  }
}

const playSurvival = async (deps: BotScoresDependencies, week: string): Promise<number | null> => {
  const scores: number[] = []
  while (playsAnotherRun(scores))
    scores.push(await playRun(deps, deps.daySeed(`bot:survival:${week}:${scores.length}`)))
  return scoreToBeat(scores)
}

const playDaily = async (deps: BotScoresDependencies, day: string): Promise<number | null> => {
  const ten = await deps.questionsOf(day)
  if (ten === null) return null
  const { seed, questions } = ten
  return scoreToBeat([
    botDailyScore(
      seed,
      questions.map((question) => choiceItemFor(question, seed)),
    ),
  ])
}

const PLAYED = { daily: playDaily, survival: playSurvival } as const

/** The scores to beat where nobody has played yet. Each is played once and kept until its day or week is over. */
export const createBotScores = (deps: BotScoresDependencies): BotScoreOf => {
  const kept = new Map<
    keyof typeof PLAYED,
    { readonly period: string; readonly score: Promise<number | null> }
  >()
  return async (key) => {
    const board = parseLeaderboardKey(key)
    const now = deps.clock.now()
    if (board === null || !isCurrent(board, now)) return null
    const { kind } = board
    if (kind !== 'daily' && kind !== 'survival') return null
    const period = periodAt(kind, now)
    const known = kept.get(kind)
    if (known?.period === period) return known.score
    const score = PLAYED[kind](deps, period)
    kept.set(kind, { period, score })
    score.catch(() => kept.delete(kind))
    return score
  }
}
