import { CATEGORIES } from '@trivium/content/questions/categories'
import { DAILY_QUESTIONS } from '@trivium/rules/daily/daily-mix'
import { dailyNumber } from '@trivium/rules/daily/day'
import { percentBeaten } from '@trivium/rules/daily/distribution'
import { streakAt } from '@trivium/rules/daily/streak'
import { choiceItemFor } from '@trivium/rules/game/item'
import { inWords } from '@trivium/rules/game/media'
import { leaderboardKey } from '@trivium/rules/leaderboards/leaderboard'
import { type Day, dayAfter, nextMidnight, utcDay, weekdayOf } from '@trivium/rules/time'
import { isRefused, type Refused, refused } from '@trivium/wire/refusals'
import type { InputOf, OutputOf } from '@trivium/wire/registry'
import type { BotScoreOf } from '../../bot-scores/bot-scores.ts'
import type { OpenSinglePlayer } from '../../games/single-player/open-games.ts'
import { openSolo, runningSolo } from '../../games/solo/open-solo.ts'
import type { SoloGames } from '../../games/solo/solo-adapter.ts'
import { newId, type Random } from '../../random.ts'
import { readUser } from '../../users/queries.ts'
import { readSeatPlayer } from '../../users/read-seat-player.ts'
import { answerFirst } from './first-answer.ts'
import { readDays, readDistribution, readMarks, readPlay } from './queries.ts'
import { type DailyQuestionsDependencies, firstQuestionOf, questionsOf } from './questions.ts'

export interface DailyDependencies extends DailyQuestionsDependencies {
  readonly random: Random
  readonly games: SoloGames
  readonly openGame: OpenSinglePlayer
  /** A player's measured one-way delay, ms. */
  readonly delay: (uid: string) => number
  readonly botScoreOf: BotScoreOf
}

const CLOCK = 20_000
/** The first day that can be played. */
const FIRST_DAY: Day = '2026-01-01'

const isPlayable = (day: Day, today: Day): boolean => day >= FIRST_DAY && day <= today

/** The first question as everybody sees it; null if there is no quiz today. */
const teaser = async (deps: DailyDependencies) => {
  const day = utcDay(deps.clock.now())
  const first = await firstQuestionOf(deps, day)
  if (first === null) return null
  const title = CATEGORIES.find(({ slug }) => slug === first.category)?.title ?? first.category
  return { day, number: dailyNumber(day), title, ...first }
}

const openNew = async (
  deps: DailyDependencies,
  uid: string,
  { day, counts }: { readonly day: Day; readonly counts: boolean },
): Promise<string | Refused> => {
  const { db, clock } = deps
  const [player, user, ten] = await Promise.all([
    readSeatPlayer(db, uid),
    readUser(db, uid),
    questionsOf(deps, day),
  ])
  if (player === null || user === null) return refused('not-signed-in')
  if (ten === null || ten.questions.length < DAILY_QUESTIONS) return refused('no-questions')
  const { seed, questions } = ten
  const asked = user.settings.media === 'words' ? questions.map(inWords) : questions
  const id = newId(deps.random)
  const at = clock.now()
  const once = { kind: 'daily', day, counts } as const
  const opening = {
    id,
    player,
    config: { kind: 'daily', clock: user.settings.untimed ? null : CLOCK, ends: 'all' },
    summary: { ...once, origin: 'solo' },
    once,
    seed,
    items: asked.map((question) => choiceItemFor(question, seed)),
    ...(counts && { play: { day } }),
    at,
  } as const
  const opened = await openSolo(deps, opening)
  if (!isRefused(opened)) return opened
  // Another tab opened today's game first, and that game is already over.
  return (await readPlay(db, uid, day))?.gameId ?? refused('not-signed-in')
}

const open = async (
  deps: DailyDependencies,
  uid: string,
  wanted?: Day,
): Promise<OutputOf<'openDaily'> | Refused> => {
  const { db, clock } = deps
  const today = utcDay(clock.now())
  const day = wanted ?? today
  if (!isPlayable(day, today)) return refused('no-such-day')
  const counts = day === today
  const running = counts
    ? ((await readPlay(db, uid, day))?.gameId ?? null)
    : await runningSolo(deps, uid, { kind: 'daily', day, counts: false })
  const gameId = running ?? (await openNew(deps, uid, { day, counts }))
  return typeof gameId === 'string' ? { gameId, day, counts } : gameId
}

interface PlayedDay {
  readonly day: Day
  readonly score: number
}

/** Monday to today, with the scores. */
const weekOf = (played: readonly PlayedDay[], today: Day) =>
  Array.from({ length: weekdayOf(today) + 1 }, (_, i) => {
    const day = dayAfter(today, i - weekdayOf(today))
    return { day, score: played.find((one) => one.day === day)?.score ?? null }
  })

const streakOf = (played: readonly PlayedDay[], today: Day): OutputOf<'readDaily'>['streak'] => {
  const { length, best, canMissOne, hasPlayedToday } = streakAt(
    played.map(({ day }) => day),
    today,
  )
  return { days: length, best, canMissOne, playedToday: hasPlayedToday, week: weekOf(played, today) }
}

/** The bot's score, while no other player has finished the day. */
const botScoreAt = async (
  { botScoreOf }: DailyDependencies,
  day: Day,
  { finished, isOwn }: { readonly finished: number; readonly isOwn: boolean },
): Promise<number | null> =>
  finished > (isOwn ? 1 : 0) ? null : botScoreOf(leaderboardKey({ kind: 'daily', region: null, period: day }))

const read = async (
  deps: DailyDependencies,
  uid: string,
  wanted?: Day,
): Promise<OutputOf<'readDaily'> | Refused> => {
  const { db, clock } = deps
  const today = utcDay(clock.now())
  const day = wanted ?? today
  if (!isPlayable(day, today)) return refused('no-such-day')
  const [play, distribution, days] = await Promise.all([
    readPlay(db, uid, day),
    readDistribution(db, day, DAILY_QUESTIONS),
    readDays(db, uid),
  ])
  const marks = play === null ? [] : await readMarks(db, play.gameId)
  const score = play?.score ?? null
  const finished = distribution.reduce((sum, count) => sum + count, 0)
  const percent = score === null ? null : percentBeaten(distribution, score)
  const streak = streakOf(days, today)
  return {
    day,
    number: dailyNumber(day),
    isToday: day === today,
    nextAt: nextMidnight(clock.now()),
    play: play && { ...play, marks },
    first: play === null && day === today ? await firstQuestionOf(deps, day) : null,
    distribution,
    botScore: await botScoreAt(deps, day, { finished, isOwn: score !== null }),
    betterThan: percent === null ? null : percent / 100,
    streak,
  }
}

const readMonth = async (
  { db, clock }: DailyDependencies,
  uid: string,
  month: string,
): Promise<OutputOf<'readDailyMonth'>> => {
  const today = utcDay(clock.now())
  const first = `${month}-01`
  const played = await readDays(db, uid, first, `${month}-99`)
  const scores = new Map(played.map(({ day, score }) => [day, score]))
  const days: OutputOf<'readDailyMonth'>['days'] = []
  for (let day = first; day.startsWith(month); day = dayAfter(day))
    days.push({ day, score: scores.get(day) ?? null, playable: isPlayable(day, today) })
  return { since: FIRST_DAY, today, days }
}

export type DailyService = ReturnType<typeof dailyService>

export const dailyService = (deps: DailyDependencies) => ({
  teaser: () => teaser(deps),
  open: (uid: string, day?: Day) => open(deps, uid, day),
  answerFirst: (uid: string, answer: InputOf<'answerDaily'>) =>
    answerFirst({ ...deps, open: () => open(deps, uid, answer.day) }, uid, answer),
  read: (uid: string, day?: Day) => read(deps, uid, day),
  readMonth: (uid: string, month: string) => readMonth(deps, uid, month),
})
