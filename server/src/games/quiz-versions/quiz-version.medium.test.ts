import { register } from '@trivium/testkit/account'
import { type Player, signInGuest } from '@trivium/testkit/player'
import { TestServer } from '@trivium/testkit/test-server'
import { until } from '@trivium/testkit/until'
import type { QuizQuestion } from '@trivium/wire/documents/quiz-question'
import type { SoloDocument } from '@trivium/wire/documents/solo'
import { gameTopic } from '@trivium/wire/live/topics'
import { LIFETIMES } from '@trivium/wire/retention'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readJournal } from '../journal.ts'

let stage: TestServer
let author: Player
let names = 0
beforeAll(async () => {
  stage = await TestServer.open()
})
beforeEach(async () => {
  author = await stage.seat(await register(await signInGuest(stage.url), `maker-${names++}`))
})
afterAll(() => stage.close())

const questionsOf = (mark: string, count = 3): QuizQuestion[] =>
  Array.from({ length: count }, (_, at) => ({
    kind: 'choice',
    prompt: `${mark} ${at}`,
    choices: ['right', 'one', 'two', 'three'],
    right: 0,
  }))
const save = async (quizId: string, questions: QuizQuestion[]): Promise<void> => {
  const { updatedAt } = await author.do('readMyQuiz', { quizId })
  const quiz = { title: 'Letters', description: '', questions }
  const answer = await author.http('saveQuiz', { quizId, quiz, updatedAt })
  if ('error' in answer) throw new Error(answer.error.details.reason)
}
const make = async (questions: QuizQuestion[]): Promise<string> => {
  const { quizId } = await author.do('createQuiz', { title: 'Letters' })
  await save(quizId, questions)
  return quizId
}
const open = async (who: Player, quizId: string): Promise<string> => {
  const { gameId } = await who.do('openQuiz', { quizId, clock: null })
  who.follow(gameTopic(gameId))
  return gameId
}
/** Asks for the next question and answers it correctly; returns its prompt. */
const playOne = async (who: Player, gameId: string): Promise<string> => {
  await who.do('nextQuestion', { gameId })
  const fits = ({ phase }: SoloDocument) => phase === 'question'
  const { index, question } = await who.see<SoloDocument>(gameTopic(gameId), fits)
  await who.do('answerQuestion', { gameId, index, choice: question?.choices?.indexOf('right') ?? -1 })
  const marked = ({ marks }: SoloDocument) => marks.length > index
  const { marks } = await who.see<SoloDocument>(gameTopic(gameId), marked)
  expect(marks.at(-1)).toBe(true)
  return question?.prompt ?? ''
}
const end = async (who: Player, gameId: string): Promise<void> => {
  await who.do('giveUp', { gameId })
  await who.see<SoloDocument>(gameTopic(gameId), ({ settled }) => settled)
}
const versionsOf = (quizId: string) =>
  stage.db.selectFrom('quiz_versions').select('version').where('quiz_id', '=', quizId).execute()

test('a quiz that is opened repeatedly is stored once, and its journals are short', async () => {
  const quizId = await make(questionsOf('Long words '.repeat(30), 200))
  const ids: string[] = []
  for (let n = 0; n < 3; n++) {
    ids.push(await open(author, quizId))
    await end(author, ids[n] ?? '')
  }
  expect(await versionsOf(quizId)).toHaveLength(1)
  const { rows } = await sql<{ bytes: number }>`
    select sum(pg_column_size(event))::int4 as bytes from game_events where game_id = ${ids[0]}`.execute(
    stage.db,
  )
  expect(rows[0]?.bytes).toBeLessThan(1_000)
  const [opened] = await readJournal<never>(stage.db, ids[0] ?? '')
  expect(opened).toMatchObject({ type: 'opened', items: { length: 200 } })
})

test('a running game keeps its questions through an edit and a restart; the next game has the new ones', async () => {
  const quizId = await make(questionsOf('old'))
  const gameId = await open(author, quizId)
  expect(await playOne(author, gameId)).toBe('old 0')
  await save(quizId, questionsOf('new'))
  await stage.restart()
  author = await stage.again(author)
  expect(await open(author, quizId)).toBe(gameId)
  expect(await playOne(author, gameId)).toBe('old 1')
  await end(author, gameId)
  const next = await open(author, quizId)
  expect(await playOne(author, next)).toBe('new 0')
  expect(await versionsOf(quizId)).toHaveLength(2)
})

test('a running game of a deleted quiz can be played to the end', async () => {
  const quizId = await make(questionsOf('gone'))
  const gameId = await open(author, quizId)
  await author.do('deleteQuiz', { quizId })
  await stage.restart()
  author = await stage.again(author)
  author.follow(gameTopic(gameId))
  expect(await playOne(author, gameId)).toBe('gone 0')
})

test('a game with an older journal, which contains the questions, continues', async () => {
  const quizId = await make(questionsOf('copied'))
  const gameId = await open(author, quizId)
  expect(await playOne(author, gameId)).toBe('copied 0')
  const [opened] = await readJournal<never>(stage.db, gameId)
  await sql`update game_events set event = ${JSON.stringify(opened)}::jsonb
    where game_id = ${gameId} and seq = 0`.execute(stage.db)
  await stage.db
    .updateTable('games')
    .set({ quiz_id: null, quiz_version: null })
    .where('id', '=', gameId)
    .execute()
  await stage.db.deleteFrom('quiz_versions').where('quiz_id', '=', quizId).execute()
  await stage.restart()
  author = await stage.again(author)
  expect(await open(author, quizId)).toBe(gameId)
  expect(await playOne(author, gameId)).toBe('copied 1')
})

test('a game abandoned long ago is deleted with the version only it used; a finished one stays', async () => {
  const [left, ended, late] = [
    await make(questionsOf('a')),
    await make(questionsOf('b')),
    await make(questionsOf('c')),
  ]
  const [leftGame, endedGame, lateGame] = [
    await open(author, left),
    await open(author, ended),
    await open(author, late),
  ]
  await end(author, endedGame)
  const long = stage.clock.now() - LIFETIMES.unfinishedGame - 1
  await stage.db.updateTable('games').set({ opened_at: long }).execute()
  await stage.db.updateTable('game_events').set({ at: long }).where('game_id', '<>', lateGame).execute()
  await stage.restart()
  const there = async (table: 'games' | 'game_events', column: 'id' | 'game_id') => {
    const { rows } = await sql<{ id: string }>`
      select distinct ${sql.ref(column)} as id from ${sql.table(table)}
      where ${sql.ref(column)} in (${leftGame}, ${endedGame}, ${lateGame})`.execute(stage.db)
    return rows.map(({ id }) => id).toSorted()
  }
  await until(async () => (await versionsOf(left)).length === 0, 'the version is deleted')
  expect(await there('games', 'id')).toEqual([endedGame, lateGame].toSorted())
  expect(await there('game_events', 'game_id')).toEqual([endedGame, lateGame].toSorted())
  expect([await versionsOf(ended), await versionsOf(late)].flat()).toHaveLength(2)
  author = await stage.again(author)
  expect(await open(author, left)).not.toBe(leftGame)
})

test('a quiz that is changed and opened too often in a day is refused until the next day', async () => {
  const sized = (text: string, length: number) => text.padEnd(length, 'x')
  const long = (mark: string): QuizQuestion[] =>
    Array.from({ length: 200 }, () => ({
      kind: 'choice',
      prompt: sized(mark, 500),
      choices: Array.from({ length: 6 }, (_, at) => sized(String(at), 200)),
      right: 0,
      explanation: sized(mark, 1_000),
    }))
  const quizId = await make(long('0'))
  let last: unknown
  let opened = 0
  for (; opened < 30; opened++) {
    if (opened > 0) await save(quizId, long(String(opened)))
    last = await author.call('openQuiz', { quizId, clock: null })
    if (typeof last === 'object' && last !== null && 'error' in last) break
    const { result } = last as { result: { gameId: string } }
    await author.do('giveUp', { gameId: result.gameId })
  }
  expect(last).toMatchObject({ error: { details: { reason: 'quiz-changed-often' } } })
  expect(opened).toBeGreaterThan(10)
})
