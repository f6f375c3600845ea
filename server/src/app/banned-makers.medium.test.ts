import type { Player } from '@trivium/testkit/player'
import { TestServer } from '@trivium/testkit/test-server'
import type { QuizQuestion } from '@trivium/wire/documents/quiz-question'
import type { SoloDocument } from '@trivium/wire/documents/solo'
import { gameTopic } from '@trivium/wire/live/topics'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { json } from '../database/json.ts'

let stage: TestServer
beforeAll(async () => {
  stage = await TestServer.open()
})
afterAll(() => stage.close())

const QUESTION: QuizQuestion = { kind: 'choice', prompt: 'Which?', choices: ['a', 'b'], right: 0 }
const closed = { error: { status: 'ABORTED', details: { reason: 'quiz-closed' } } }

const ban = (maker: Player, until: number | null) =>
  stage.db.updateTable('users').set({ banned_until: until }).where('uid', '=', maker.uid).execute()

const giveUp = async (player: Player, gameId: string): Promise<void> => {
  player.follow(gameTopic(gameId))
  await player.do('giveUp', { gameId })
  await player.see<SoloDocument>(gameTopic(gameId), ({ settled }) => settled)
}

/** What one player makes and others open, with the functions to read and open it and their input. */
const made = {
  'the quiz of a link': async (maker: Player) => {
    const config = { categories: [], difficulties: [1, 2, 3] as (1 | 2 | 3)[], count: 5, clock: null }
    const { link } = await maker.do('makeCustom', config)
    return { read: 'readCustom', open: 'openCustom', about: { link }, opening: { link } } as const
  },
  'a player-made quiz': async (maker: Player) => {
    const quizId = 'Shared1234ab'
    const times = { created_at: 0, updated_at: 0 }
    await stage.db
      .insertInto('quizzes')
      .values({ id: quizId, owner_uid: maker.uid, title: 'One', questions: json([QUESTION]), ...times })
      .execute()
    await stage.db.updateTable('quizzes').set({ state: 'unlisted' }).execute()
    const opening = { quizId, clock: null }
    return { read: 'readSharedQuiz', open: 'openQuiz', about: { quizId }, opening } as const
  },
}

test.each(Object.entries(made))(
  '%s is closed while its maker is banned; a running game continues',
  async (_, make) => {
    const [maker, player, late] = [await stage.guest(), await stage.guest(), await stage.guest()]
    const { read, open, about, opening } = await make(maker)
    const { gameId } = await player.do(open, opening as never)
    await ban(maker, stage.clock.now() + 60_000)
    expect(await late.call(open, opening as never)).toMatchObject(closed)
    expect(await late.call(read, about as never)).toMatchObject(closed)
    expect(await player.do(open, opening as never)).toMatchObject({ gameId })
    await player.do(read, about as never)
    await giveUp(player, gameId)
    expect(await player.call(open, opening as never)).toMatchObject(closed)
    await ban(maker, null)
    await late.do(read, about as never)
    await late.do(open, opening as never)
    await player.do(open, opening as never)
  },
)

test('the scores of a link stay readable for those who have played it', async () => {
  const [maker, player] = [await stage.guest(), await stage.guest()]
  const { open, opening, read, about } = await made['the quiz of a link'](maker)
  await giveUp(player, (await player.do(open, opening)).gameId)
  await ban(maker, stage.clock.now() + 60_000)
  expect((await player.do(read, about)).plays).toMatchObject([{ isYou: true, score: 0 }])
})
