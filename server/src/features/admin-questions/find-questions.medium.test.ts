import { smallBank } from '@trivium/testkit/small-bank'
import type { InputOf } from '@trivium/wire/registry'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { QuestionAdmin } from './question-admin.test-kit.ts'

let desk: QuestionAdmin
beforeAll(async () => {
  desk = await QuestionAdmin.open()
}, 60_000)
afterAll(() => desk.stage.close())

describe('finding questions', () => {
  test('pages through all of them by key, newest first', async () => {
    const ids: string[] = []
    let after: string | null = null
    do {
      const page = await desk.find({ after })
      ids.push(...page.questions.map(({ id }) => id))
      after = page.next
    } while (after !== null)
    expect(ids.length).toBeGreaterThanOrEqual(120)
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('matches the beginnings of words in any case, in prompt, choices and source; or an id', async () => {
    expect((await desk.find({ text: 'PROM 117' })).questions.map(({ prompt }) => prompt)).toEqual([
      'Prompt 117?',
    ])
    expect((await desk.find({ text: 'sourc 117' })).questions).toHaveLength(1)
    expect((await desk.find({ text: 'nowhere' })).questions).toEqual([])
    expect((await desk.find({ text: "'*:!&" })).questions).toEqual([])
    const id = smallBank(120)[117]?.id ?? ''
    expect((await desk.find({ text: id })).questions.map((row) => row.id)).toEqual([id])
  })

  test('combines category, difficulty, state and origin', async () => {
    const { questions } = await desk.find({ category: 'music', difficulty: 1, state: 'used', origin: 'bank' })
    expect(questions.length).toBeGreaterThan(0)
    expect(questions.every((row) => row.category === 'music' && row.difficulty === 1)).toBe(true)
    expect((await desk.find({ category: 'music', origin: 'operator' })).questions).toEqual([])
  })

  test('sorts by measured difficulty and by its difference from the label', async () => {
    const [easy, hard] = [desk.untouched(), desk.untouched()]
    const measured = { asked: 40, correct: 10, rated_answers: 40, updated_at: 1 }
    await desk.stage.db
      .insertInto('question_stats')
      .values([
        { question_id: easy, rating: 700, ...measured },
        { question_id: hard, rating: 1_900, disagreement: 917.5, ...measured },
      ])
      .execute()
    const ids = async (sort: InputOf<'findQuestions'>['sort']) =>
      (await desk.find({ sort })).questions.map(({ id }) => id)
    expect(await ids('hardest')).toEqual([hard, easy])
    expect(await ids('easiest')).toEqual([easy, hard])
    expect((await desk.find({ sort: 'disagreement' })).questions).toMatchObject([
      { id: hard, disagreement: 917.5, measured: 3, shareRight: 0.25 },
    ])
  })
})
