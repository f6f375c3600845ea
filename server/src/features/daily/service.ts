import { CATEGORIES } from '@trivium/content/questions/categories'
import { dailyPicks, dailySeed } from '@trivium/rules/daily/daily-calendar'
import { DAILY_QUESTIONS } from '@trivium/rules/daily/daily-mix'
import { dailyNumber } from '@trivium/rules/daily/day'
import { percentBeaten } from '@trivium/rules/daily/distribution'
import type { SecretSeed } from '@trivium/rules/daily/secret-seed'
import { streakAt } from '@trivium/rules/daily/streak'
import { choiceItemFor, type Question } from '@trivium/rules/game/item'
import { type Day, dayAfter, nextMidnight, utcDay } from '@trivium/rules/time'
import { isRefused, type Refused, refused } from '@trivium/wire/refusals'
import type { OutputOf } from '@trivium/wire/registry'
import type { Kysely } from 'kysely'
import type { Clock } from '../../clock.ts'
import type { Schema } from '../../database/schema.ts'
import { runningGame } from '../../games/single-player/save-result.ts'
import { openSolo } from '../../games/solo/open-solo.ts'
import type { SoloGames } from '../../games/solo/solo-adapter.ts'
import type { QuestionPicker } from '../../questions/question-picker.ts'
import { newId, type Random } from '../../random.ts'
import { readUser } from '../../users/queries.ts'
import { readSeatPlayer } from '../../users/read-seat-player.ts'
import {
  keepPicks,
  type PickedDay,
  readDays,
  readDistribution,
  readMarks,
  readPickedDay,
  readPickedDays,
  readPlay,
  takePlay,
} from './queries.ts'

export interface DailyDependencies {
  readonly db: Kysely<Schema>
  readonly clock: Clock
  readonly chance: Random
  readonly games: SoloGames
  readonly drawing: QuestionPicker
  readonly daySeed: SecretSeed
}

export type DailyService = ReturnType<typeof dailyService>

const CLOCK = 20_000
/** No question is repeated within this many days while there are others. */
const REST_DAYS = 180
/** The first day that can be played. */
const FIRST_DAY: Day = '2026-01-01'

/** The questions of a day in order, and the seed of their choices' order: the same for everybody. */
interface Ten {
  readonly seed: string
  readonly questions: readonly Question[]
}

/** A question of a day without its answer, with the name of its category. */
const asSeen = (question: Question, seed: string) => {
  const { category, prompt, choices } = choiceItemFor(question, seed)
  const title = CATEGORIES.find(({ slug }) => slug === category)?.title ?? category
  return { category: title, prompt, choices: [...choices] }
}

export const dailyService = ({
  db,
  clock,
  chance: random,
  games,
  drawing: picker,
  daySeed,
}: DailyDependencies) => {
  const today = (): Day => utcDay(clock.now())
  const isPlayable = (day: Day): boolean => day >= FIRST_DAY && day <= today()

  /** Picks the questions of a day on its first request; they are fixed from then on. Null if the bank is too small. */
  const pick = async (day: Day): Promise<PickedDay | null> => {
    const now = clock.now()
    const history = await readPickedDays(db, dayAfter(day, -REST_DAYS))
    const picked = dailyPicks({ bank: await picker.dailyCandidates(now), seedOf: daySeed, history }, day)
    if (picked.length < DAILY_QUESTIONS) return null
    const questions = picked.map(({ id }) => id)
    return keepPicks(db, day, { questions, seed: dailySeed(day, daySeed) }, now)
  }

  const tenOf = async (day: Day): Promise<Ten | null> => {
    const picked = (await readPickedDay(db, day)) ?? (await pick(day))
    return picked && { seed: picked.seed, questions: await picker.byIds(picked.questions) }
  }

  const openNew = async (uid: string, day: Day, counts: boolean): Promise<string | Refused> => {
    const [player, user, ten] = await Promise.all([readSeatPlayer(db, uid), readUser(db, uid), tenOf(day)])
    if (player === null || user === null) return refused('not-signed-in')
    if (ten === null || ten.questions.length < DAILY_QUESTIONS) return refused('no-questions')
    const { seed, questions } = ten
    const id = newId(random)
    const at = clock.now()
    const once = { kind: 'daily', day, counts } as const
    const opening = {
      id,
      player,
      config: { kind: 'daily', clock: user.settings.untimed ? null : CLOCK, ends: 'all' },
      summary: { ...once, origin: 'solo' },
      once,
      seed,
      items: questions.map((question) => choiceItemFor(question, seed)),
      at,
    } as const
    const play = { uid, day, gameId: id, at }
    const opened = await openSolo({ db, games }, opening, counts ? takePlay(play) : undefined)
    if (!isRefused(opened)) return opened
    // Another tab was faster, and its game is already over.
    return (await readPlay(db, uid, day))?.gameId ?? refused('not-signed-in')
  }

  const firstOf = async (day: Day) => {
    const ten = await tenOf(day)
    const first = ten?.questions[0]
    return ten === null || first === undefined ? null : asSeen(first, ten.seed)
  }

  return {
    /** The first question as everybody sees it; null if there is no quiz today. */
    async teaser() {
      const day = today()
      const first = await firstOf(day)
      return first && { day, number: dailyNumber(day), ...first }
    },

    async open(uid: string, wanted?: Day): Promise<OutputOf<'openDaily'> | Refused> {
      const day = wanted ?? today()
      if (!isPlayable(day)) return refused('no-such-day')
      const counts = day === today()
      const running = counts
        ? ((await readPlay(db, uid, day))?.gameId ?? null)
        : await runningGame(db, uid, 'solo', { kind: 'daily', day, counts: false })
      const gameId = running ?? (await openNew(uid, day, counts))
      return typeof gameId === 'string' ? { gameId, day, counts } : gameId
    },

    async read(uid: string, wanted?: Day): Promise<OutputOf<'readDaily'> | Refused> {
      const day = wanted ?? today()
      if (!isPlayable(day)) return refused('no-such-day')
      const [play, distribution, days] = await Promise.all([
        readPlay(db, uid, day),
        readDistribution(db, day, DAILY_QUESTIONS),
        readDays(db, uid),
      ])
      const marks = play === null ? [] : await readMarks(db, play.gameId)
      const score = play?.score ?? null
      const streak = streakAt(
        days.map((one) => one.day),
        today(),
      )
      const percent = score === null ? null : percentBeaten(distribution, score)
      return {
        day,
        number: dailyNumber(day),
        isToday: day === today(),
        nextAt: nextMidnight(clock.now()),
        play: play && { ...play, marks },
        first: play === null && day === today() ? await firstOf(day) : null,
        distribution,
        betterThan: percent === null ? null : percent / 100,
        streak: {
          days: streak.length,
          best: streak.best,
          canMissOne: streak.canMissOne,
          playedToday: streak.hasPlayedToday,
        },
      }
    },

    async readMonth(uid: string, month: string): Promise<OutputOf<'readDailyMonth'>> {
      const first = `${month}-01`
      const played = await readDays(db, uid, first, `${month}-99`)
      const scores = new Map(played.map(({ day, score }) => [day, score]))
      const days: OutputOf<'readDailyMonth'>['days'] = []
      for (let day = first; day.startsWith(month); day = dayAfter(day))
        days.push({ day, score: scores.get(day) ?? null, playable: isPlayable(day) })
      return { since: FIRST_DAY, today: today(), days }
    },
  }
}
