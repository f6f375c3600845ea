import { choiceItemFor, type Question } from '@trivium/rules/game/item'
import type { Player } from '@trivium/testkit/player'
import { smallBank } from '@trivium/testkit/small-bank'
import { TestServer } from '@trivium/testkit/test-server'
import type { SoloDocument } from '@trivium/wire/documents/solo'
import { gameTopic } from '@trivium/wire/live/topics'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { json } from '../../database/json.ts'
import { up } from '../../database/migrations/0018-seed-of-a-day.ts'

const TODAY = '2026-01-01'
const BANK = smallBank()

let stage: TestServer
let other: TestServer
beforeAll(async () => {
  stage = await TestServer.open({ bank: BANK })
  other = await TestServer.open({ bank: BANK })
}, 60_000)
afterAll(async () => {
  await stage.close()
  await other.close()
})

/** The day as a server saves it at the first request. */
const dayOn = async (one: TestServer) => {
  await (await one.guest()).do('openDaily', {})
  return one.db.selectFrom('daily_days').selectAll().executeTakeFirstOrThrow()
}
const firstQuestion = async (player: Player): Promise<SoloDocument['question']> => {
  const { gameId } = await player.do('openDaily', {})
  player.follow(gameTopic(gameId))
  await player.do('nextQuestion', { gameId })
  const { question } = await player.see<SoloDocument>(gameTopic(gameId), ({ phase }) => phase === 'question')
  return question
}
const secretOf = (one: TestServer) =>
  one.db.selectFrom('settings').select('value').where('name', '=', 'daily-secret').executeTakeFirstOrThrow()

test('two servers with the same bank have different days', async () => {
  const [one, two] = [await dayOn(stage), await dayOn(other)]
  expect(one.questions).not.toEqual(two.questions)
  expect(one.seed).not.toBe(two.seed)
})

test('a server restored with its secret draws the same days again, however often it starts', async () => {
  const { questions, seed } = await dayOn(stage)
  const { value } = await secretOf(stage)
  await other.db
    .updateTable('settings')
    .set({ value: json(value) })
    .where('name', '=', 'daily-secret')
    .execute()
  await other.db.deleteFrom('daily_days').execute()
  await other.restart()
  expect(await dayOn(other)).toMatchObject({ questions, seed })
  expect(await secretOf(other)).toEqual({ value })
})

test('a day drawn before there was a secret keeps its questions and the order of their choices', async () => {
  await stage.db.schema.alterTable('daily_days').dropColumn('seed').execute()
  const questions = BANK.slice(0, 10).map(({ id }) => id)
  const before = { day: TODAY, questions: json(questions), picked_at: 1 }
  await stage.db.deleteFrom('daily_days').execute()
  await stage.db
    .insertInto('daily_days')
    .values(before as never)
    .execute()
  await up(stage.db as never)
  expect(await dayOn(stage)).toMatchObject({ questions, seed: `daily ${TODAY}` })
  const { prompt, choices } = choiceItemFor(BANK[0] as Question, `daily ${TODAY}`)
  expect(await firstQuestion(await stage.guest())).toMatchObject({ prompt, choices })
})
