import { type Player, signInGuest } from '@trivium/testkit/player'
import { smallBank } from '@trivium/testkit/small-bank'
import { type System, startSystem } from '@trivium/testkit/system'
import { TestServer } from '@trivium/testkit/test-server'
import type { QuizQuestion } from '@trivium/wire/documents/quiz-question'
import { afterAll, beforeAll, expect, test } from 'vitest'

let stage: TestServer
/** A second process on the same database. */
let second: System
beforeAll(async () => {
  // The daily's second day, so that there is a past one.
  stage = await TestServer.open({ start: Date.UTC(2026, 0, 2) })
  second = await startSystem({ db: stage.db, clock: stage.clock, bank: smallBank() })
})
afterAll(async () => {
  await second.close()
  await stage.close()
})

const TIMES = 10

/** One player in ten tabs, alternating between both processes. */
const tabsOf = async (player: Player): Promise<Player[]> => {
  const other = await signInGuest(second.url, player.cookie)
  return Array.from({ length: TIMES }, (_, i) => (i % 2 === 0 ? player : other))
}

const CUSTOM = { categories: [], difficulties: [1, 2, 3] as (1 | 2 | 3)[], count: 5, clock: null }
const QUESTION: QuizQuestion = { kind: 'choice', prompt: 'Which?', choices: ['a', 'b'], right: 0 }

const sharedQuiz = async (uid: string): Promise<string> => {
  const id = 'Shared1234ab'
  await stage.db
    .insertInto('quizzes')
    .values({
      id,
      owner_uid: uid,
      title: 'Letters',
      questions: JSON.stringify([QUESTION]) as never,
      state: 'unlisted',
      created_at: 0,
      updated_at: 0,
    })
    .execute()
  return id
}

/** Each way to open a game, with its arguments. */
const OPENINGS = {
  'a run of Survival': async () => ['openSurvival', { untimed: false }] as const,
  'a run without a clock': async () => ['openSurvival', { untimed: true }] as const,
  'the daily': async () => ['openDaily', {}] as const,
  'a past day': async () => ['openDaily', { day: '2026-01-01' }] as const,
  'the quiz of a link': async () => {
    const { link } = await (await stage.guest()).do('makeCustom', CUSTOM)
    return ['openCustom', { link }] as const
  },
  'a player-made quiz': async () => {
    const quizId = await sharedQuiz((await stage.guest()).uid)
    return ['openQuiz', { quizId, clock: null }] as const
  },
  'the flags': async () =>
    ['openFlags', { region: 'europe', answers: 'typed', hard: false, restart: false }] as const,
}

test.each(Object.entries(OPENINGS))('%s opened ten times at once gives one game', async (_, opening) => {
  const player = await stage.guest()
  const [fn, input] = await opening()
  const answers = await Promise.all((await tabsOf(player)).map((tab) => tab.http(fn, input as never)))
  const ids = answers.map((answer) =>
    'result' in answer ? answer.result.gameId : answer.error.details.reason,
  )
  const rows = await stage.db
    .selectFrom('game_seats')
    .select('game_id')
    .where('uid', '=', player.uid)
    .execute()
  expect(rows).toHaveLength(1)
  expect(new Set(ids)).toEqual(new Set([rows[0]?.game_id]))
  if (fn === 'openCustom')
    expect(
      answers.map((answer) => 'result' in answer && 'counts' in answer.result && answer.result.counts),
    ).toEqual(Array(TIMES).fill(true))
})
