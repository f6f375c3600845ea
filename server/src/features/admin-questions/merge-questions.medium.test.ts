import { SAMPLE_QUESTION } from '@trivium/testkit/sample-question'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { QuestionAdmin, refusalOf } from './question-admin.test-kit.ts'

let desk: QuestionAdmin
beforeAll(async () => {
  desk = await QuestionAdmin.open()
}, 60_000)
afterAll(() => desk.stage.close())

/** Two questions that were answered 10 and 30 times; the admin has seen the first. */
const answeredPair = async (): Promise<[string, string]> => {
  const [duplicate, into] = [desk.untouched(), desk.untouched()]
  const counted = { updated_at: 1 }
  await desk.stage.db
    .insertInto('question_stats')
    .values([
      { question_id: duplicate, asked: 10, correct: 4, rating: 1_200, rated_answers: 10, ...counted },
      { question_id: into, asked: 30, correct: 20, rating: 1_000, rated_answers: 30, ...counted },
    ])
    .execute()
  await desk.stage.db
    .insertInto('seen_questions')
    .values({ uid: desk.admin.uid, question_id: duplicate, seen_at: 77 })
    .execute()
  return [duplicate, into]
}

describe('a merge', () => {
  test('adds statistics and seen marks, points to the remaining question, and can be undone completely', async () => {
    const [duplicate, into] = await answeredPair()
    await desk.admin.do('mergeQuestions', { duplicate, into, reason: 'the same' })
    expect(await desk.stats(into)).toMatchObject({ asked: 40, correct: 24, rating: 1_050, rated_answers: 40 })
    expect(await desk.read(into)).toMatchObject({ seenBy: 1, duplicates: [duplicate] })
    expect((await desk.read(duplicate)).row).toMatchObject({
      mergedInto: into,
      retiredAt: expect.any(Number),
    })
    await desk.undo(await desk.lastEntry(duplicate))
    expect(await desk.stats(into)).toMatchObject({ asked: 30, correct: 20, rating: 1_000, rated_answers: 30 })
    expect((await desk.read(duplicate)).row).toMatchObject({ mergedInto: null, retiredAt: null })
    await desk.undo(await desk.lastEntry(duplicate))
    expect(await desk.stats(into)).toMatchObject({ asked: 40, correct: 24, rating: 1_050, rated_answers: 40 })
  })

  test('is undone when the duplicate is restored, once, with the statistics it added', async () => {
    const [duplicate, into] = await answeredPair()
    await desk.admin.do('mergeQuestions', { duplicate, into, reason: 'the same' })
    expect(await desk.read(into)).toMatchObject({ seenBy: 1, duplicates: [duplicate] })
    const merge = await desk.lastEntry(duplicate)
    await desk.stage.db
      .updateTable('question_stats')
      .set({ asked: 41, correct: 25 })
      .where('question_id', '=', into)
      .execute()
    await desk.admin.do('restoreQuestion', { id: duplicate })
    expect(await desk.stats(into)).toMatchObject({ asked: 31, correct: 21, rating: 1_000, rated_answers: 30 })
    expect(await desk.read(into)).toMatchObject({ seenBy: 0, duplicates: [] })
    expect(await desk.stats(duplicate)).toMatchObject({
      asked: 10,
      correct: 4,
      rating: 1_200,
      rated_answers: 10,
    })
    expect((await desk.read(duplicate)).row).toMatchObject({ mergedInto: null, retiredAt: null })
    expect(await refusalOf(desk.admin.call('undoAct', { entryId: merge, reason: 'a slip' }))).toBe(
      'already-undone',
    )
    await desk.undo(await desk.lastEntry(duplicate))
    expect(await desk.stats(into)).toMatchObject({ asked: 41, correct: 25, rated_answers: 40 })
    expect((await desk.read(duplicate)).row.mergedInto).toBe(into)
  })

  test('of a question with itself or with a retired one is refused', async () => {
    const [one, other] = [desk.untouched(), desk.untouched()]
    const merge = (duplicate: string, into: string) =>
      refusalOf(desk.admin.call('mergeQuestions', { duplicate, into, reason: 'the same' }))
    expect(await merge(one, one)).toBe('question-changed')
    await desk.admin.do('retireQuestion', { id: one, reason: 'nobody knows' })
    expect(await merge(one, other)).toBe('question-changed')
    expect(await merge(other, one)).toBe('question-changed')
    expect(await merge(other, 'nothing')).toBe('unknown-question')
  })

  test('is proposed for questions that ask nearly the same', async () => {
    const { id: one } = await desk.admin.do('addQuestion', {
      text: {
        ...SAMPLE_QUESTION,
        prompt: 'Which composer wrote the opera Fidelio in Vienna?',
        answer: 'Beethoven',
      },
    })
    const { id: other } = await desk.admin.do('addQuestion', {
      text: {
        ...SAMPLE_QUESTION,
        prompt: 'Which composer wrote the opera Fidelio at Vienna?',
        answer: 'Beethoven',
      },
    })
    const { questions } = await desk.admin.do('findDuplicates', { id: one })
    expect(questions).toMatchObject([{ id: other, sameAnswer: true }])
    expect(questions[0]?.likeness).toBeGreaterThan(0.8)
  })
})
