import { SAMPLE_QUESTION } from '@trivium/testkit/sample-question'
import { smallBank } from '@trivium/testkit/small-bank'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadBank } from '../../questions/bank.ts'
import { QuestionAdmin, refusalOf } from './question-admin.test-kit.ts'

let desk: QuestionAdmin
beforeAll(async () => {
  desk = await QuestionAdmin.open()
}, 60_000)
afterAll(() => desk.stage.close())

describe('a new question', () => {
  test('is in use at once, cannot be a duplicate, and is retired when its addition is undone', async () => {
    const { id, objections } = await desk.admin.do('addQuestion', {
      text: SAMPLE_QUESTION,
      reason: 'was missing',
    })
    expect(objections).toEqual([])
    expect((await desk.find({ text: 'vienna danube', origin: 'operator' })).questions).toMatchObject([{ id }])
    const twin = { ...SAMPLE_QUESTION, prompt: 'which river flows through VIENNA', answer: 'the Danube' }
    expect(await desk.admin.call('addQuestion', { text: twin })).toMatchObject({
      error: { details: { reason: 'duplicate-question', id } },
    })
    expect(await desk.admin.do('checkQuestion', { text: twin, id: null })).toMatchObject({ twins: [{ id }] })
    await desk.undo(await desk.lastEntry(id))
    expect((await desk.read(id)).row.retiredAt).not.toBeNull()
    await desk.undo(await desk.lastEntry(id))
    expect((await desk.read(id)).row.retiredAt).toBeNull()
    await loadBank(desk.stage.db, smallBank(120))
    expect((await desk.read(id)).text).toEqual(SAMPLE_QUESTION)
  })
})

describe('retiring', () => {
  test('stops a question from being drawn; restoring or undoing brings it back', async () => {
    const id = desk.untouched()
    const { row } = await desk.read(id)
    const inUse = async () => {
      const { categories } = await desk.admin.do('readCategories', {})
      const counts = categories.find((one) => one.id === row.category)?.counts ?? []
      return counts[row.difficulty - 1] ?? 0
    }
    const before = await inUse()
    await desk.admin.do('retireQuestion', { id, reason: 'nobody knows' })
    expect(await inUse()).toBe(before - 1)
    expect(await refusalOf(desk.admin.call('retireQuestion', { id, reason: 'again' }))).toBe(
      'question-changed',
    )
    await desk.admin.do('restoreQuestion', { id })
    expect(await inUse()).toBe(before)
    await desk.undo(await desk.lastEntry(id))
    expect(await inUse()).toBe(before - 1)
    await desk.undo(await desk.lastEntry(id))
    expect(await inUse()).toBe(before)
  })

  test('in another process takes effect at the next draw, after ten seconds at most', async () => {
    const id = desk.untouched()
    const { row } = await desk.read(id)
    const counted = async () =>
      (await desk.admin.do('readCategories', {})).categories.find((one) => one.id === row.category)?.counts[
        row.difficulty - 1
      ] ?? 0
    const before = await counted()
    await desk.stage.db.transaction().execute(async (tx) => {
      const { revision } = await tx
        .updateTable('question_bank')
        .set((is) => ({ revision: is('revision', '+', 1) }))
        .returning('revision')
        .executeTakeFirstOrThrow()
      await tx.updateTable('questions').set({ retired_at: 1, revision }).where('id', '=', id).execute()
    })
    const draw = () =>
      desk.admin.do('makeCustom', { categories: [], difficulties: [1], count: 5, clock: null })
    await desk.stage.pass(10_000)
    await draw()
    expect(await counted()).toBe(before - 1)
  })
})
