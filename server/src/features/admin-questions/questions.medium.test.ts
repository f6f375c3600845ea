import { enter, type Player } from '@trivium/testkit/player'
import { smallBank } from '@trivium/testkit/small-bank'
import { Stage } from '@trivium/testkit/stage'
import type { QuestionText } from '@trivium/wire/documents/question'
import { gameTopic } from '@trivium/wire/live/topics'
import type { InputOf } from '@trivium/wire/registry'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadBank } from '../../questions/bank.ts'

let stage: Stage
let admin: Player
let taken = 0
beforeAll(async () => {
  stage = await Stage.open({ bank: smallBank(120) })
  admin = await stage.seat(await enter(stage.url))
  await stage.db.updateTable('users').set({ role: 'admin' }).where('uid', '=', admin.uid).execute()
}, 60_000)
afterAll(() => stage.close())

const TEXT: QuestionText = {
  category: 'geography',
  difficulty: 1,
  prompt: 'Which river flows through Vienna?',
  answer: 'Danube',
  wrong: ['Rhine', 'Elbe', 'Vistula'],
  explanation: 'It touches ten countries.',
  source: 'an atlas',
  asOf: null,
  tags: [],
  licence: 'CC0-1.0',
}

const find = (change: Partial<InputOf<'findQuestions'>>) =>
  admin.do('findQuestions', {
    text: '',
    category: null,
    difficulty: null,
    state: null,
    origin: null,
    sort: 'newest',
    after: null,
    ...change,
  })
const read = (id: string) => admin.do('readQuestion', { id })
const refusalOf = async (answer: Promise<object>) =>
  ((await answer) as { error?: { details: { reason: string } } }).error?.details.reason
const undo = (entryId: number) => admin.do('undoAct', { entryId, reason: 'a slip' })
const lastEntry = async (id: string): Promise<number> => {
  const { entries } = await admin.do('readAuditLog', {
    before: null,
    act: null,
    actor: null,
    subject: { kind: 'question', id },
  })
  return entries[0]?.id ?? 0
}
/** A question of the bank that no other test has touched. */
const untouched = () => smallBank(120)[taken++]?.id ?? ''
const stats = (id: string) =>
  stage.db.selectFrom('question_stats').selectAll().where('question_id', '=', id).executeTakeFirst()

describe('finding', () => {
  test('goes through all, newest first, by key', async () => {
    const ids: string[] = []
    let after: string | null = null
    do {
      const page = await find({ after })
      ids.push(...page.questions.map(({ id }) => id))
      after = page.next
    } while (after !== null)
    expect(ids.length).toBeGreaterThanOrEqual(120)
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('takes words as beginnings, whatever their case, in prompt, choices and source; or an id', async () => {
    expect((await find({ text: 'PROM 117' })).questions.map(({ prompt }) => prompt)).toEqual(['Prompt 117?'])
    expect((await find({ text: 'sourc 117' })).questions).toHaveLength(1)
    expect((await find({ text: 'nowhere' })).questions).toEqual([])
    expect((await find({ text: "'*:!&" })).questions).toEqual([])
    const id = smallBank(120)[117]?.id ?? ''
    expect((await find({ text: id })).questions.map((row) => row.id)).toEqual([id])
  })

  test('takes category, difficulty, state and origin together', async () => {
    const { questions } = await find({ category: 'music', difficulty: 1, state: 'used', origin: 'bank' })
    expect(questions.length).toBeGreaterThan(0)
    expect(questions.every((row) => row.category === 'music' && row.difficulty === 1)).toBe(true)
    expect((await find({ category: 'music', origin: 'operator' })).questions).toEqual([])
  })

  test('goes by measure and by disagreement of measure and label', async () => {
    const [easy, hard] = [untouched(), untouched()]
    const measured = { asked: 40, correct: 10, rated_answers: 40, updated_at: 1 }
    await stage.db
      .insertInto('question_stats')
      .values([
        { question_id: easy, rating: 700, ...measured },
        { question_id: hard, rating: 1_900, disagreement: 917.5, ...measured },
      ])
      .execute()
    const ids = async (sort: InputOf<'findQuestions'>['sort']) =>
      (await find({ sort })).questions.map(({ id }) => id)
    expect(await ids('hardest')).toEqual([hard, easy])
    expect(await ids('easiest')).toEqual([easy, hard])
    expect((await find({ sort: 'disagreement' })).questions).toMatchObject([
      { id: hard, disagreement: 917.5, measured: 3, shareRight: 0.25 },
    ])
  })
})

describe('a change', () => {
  test('is a version, and can be taken back, and that too', async () => {
    const id = untouched()
    const { text, version } = await read(id)
    const edited = { ...text, prompt: 'Prompt, put right?' }
    await admin.do('saveQuestion', { id, version, text: edited, reason: 'it was wrong' })
    expect(await read(id)).toMatchObject({
      version: 2,
      text: edited,
      versions: [
        { version: 2, by: expect.any(String), reason: 'it was wrong', text: edited },
        { version: 1, by: null, text },
      ],
    })
    expect((await find({ text: 'put right' })).questions.map((row) => row.id)).toEqual([id])
    await undo(await lastEntry(id))
    expect(await read(id)).toMatchObject({ version: 3, text })
    await undo(await lastEntry(id))
    expect(await read(id)).toMatchObject({ version: 4, text: edited })
  })

  test('of nothing leaves the question with the bank, and is not entered', async () => {
    const id = untouched()
    const { text, version } = await read(id)
    await admin.do('saveQuestion', { id, version, text, reason: 'none' })
    const row = await stage.db.selectFrom('questions').select('edited').where('id', '=', id).execute()
    expect([row, await lastEntry(id)]).toEqual([[{ edited: false }], 0])
  })

  test('is asked by the next game; one under way keeps the text that it was opened with', async () => {
    const config = { categories: [], difficulties: [1, 2, 3], count: 5, clock: null } as const
    const { link } = await admin.do('makeCustom', { ...config, categories: [], difficulties: [1, 2, 3] })
    const { questions } = await stage.db
      .selectFrom('custom_links')
      .select('questions')
      .where('id', '=', link)
      .executeTakeFirstOrThrow()
    const id = questions[0] ?? ''
    const { text, version } = await read(id)
    const [before, after] = [await stage.guest(), await stage.guest()]
    const running = await before.do('openCustom', { link })
    await admin.do('saveQuestion', { id, version, text: { ...text, prompt: 'Prompt, in other words?' } })
    const next = await after.do('openCustom', { link })
    for (const [player, { gameId }, prompt] of [
      [before, running, text.prompt],
      [after, next, 'Prompt, in other words?'],
    ] as const) {
      const topic = gameTopic(gameId)
      player.follow(topic)
      await player.do('nextQuestion', { gameId })
      const seen = await player.see(topic, (doc) => doc.phase === 'question')
      expect(JSON.stringify(seen)).toContain(prompt)
    }
  })

  test('of a version that somebody has changed meanwhile is refused', async () => {
    const id = untouched()
    const { text, version } = await read(id)
    await admin.do('saveQuestion', { id, version, text: { ...text, source: 'a book' } })
    const again = admin.call('saveQuestion', { id, version, text: { ...text, source: 'an atlas' } })
    expect(await refusalOf(again)).toBe('question-changed')
    const entryId = await lastEntry(id)
    await admin.do('saveQuestion', { id, version: 2, text: { ...text, source: 'an atlas' } })
    expect(await refusalOf(admin.call('undoAct', { entryId, reason: 'a slip' }))).toBe('changed-since')
  })

  test('that nobody could answer is refused with what is wrong', async () => {
    const id = untouched()
    const { text, version } = await read(id)
    const equal = { ...text, wrong: [text.answer, 'b', 'c'] as [string, string, string] }
    expect(await admin.call('saveQuestion', { id, version, text: equal })).toMatchObject({
      error: {
        details: { reason: 'question-unsound', objections: [{ severity: 'error', field: 'wrong.0' }] },
      },
    })
    expect((await read(id)).version).toBe(1)
  })

  test('of nothing is none: no version, no entry', async () => {
    const id = untouched()
    const { text, version } = await read(id)
    const entry = await lastEntry(id)
    expect((await admin.do('saveQuestion', { id, version, text })).version).toBe(1)
    expect(await lastEntry(id)).toBe(entry)
  })

  test('survives the start, until somebody decides about what ships by then', async () => {
    const id = untouched()
    const { text, version } = await read(id)
    await admin.do('saveQuestion', { id, version, text: { ...text, source: 'a better atlas' } })
    await loadBank(stage.db, smallBank(120))
    expect(await read(id)).toMatchObject({ text: { source: 'a better atlas' }, bankText: null })
    const shipped = smallBank(120).map((one) => (one.id === id ? { ...one, source: 'a new book' } : one))
    await loadBank(stage.db, shipped)
    const both = await read(id)
    expect(both).toMatchObject({ text: { source: 'a better atlas' }, bankText: { source: 'a new book' } })
    expect((await find({ state: 'undecided' })).questions.map((row) => row.id)).toEqual([id])
    await admin.do('saveQuestion', { id, version: both.version, text: both.bankText ?? text })
    expect(await read(id)).toMatchObject({ text: { source: 'a new book' }, bankText: null })
    await undo(await lastEntry(id))
    const again = await read(id)
    expect(again).toMatchObject({ text: { source: 'a better atlas' }, bankText: { source: 'a new book' } })
    await admin.do('keepOwnText', { id, version: again.version })
    expect(await read(id)).toMatchObject({ text: { source: 'a better atlas' }, bankText: null })
    await loadBank(stage.db, smallBank(120))
    await admin.do('keepOwnText', { id, version: again.version })
  })

  test('of the bank itself is a version by nobody', async () => {
    const id = untouched()
    const { text } = await read(id)
    const shipped = smallBank(120).map((one) => (one.id === id ? { ...one, source: 'a new book' } : one))
    await loadBank(stage.db, shipped)
    expect(await read(id)).toMatchObject({
      version: 2,
      versions: [
        { version: 2, by: null, text: { source: 'a new book' } },
        { version: 1, by: null, text },
      ],
    })
    await loadBank(stage.db, smallBank(120))
  })
})

describe('a new question', () => {
  test('is in use at once, is no twin of another, and is retired when it is taken back', async () => {
    const { id, objections } = await admin.do('addQuestion', { text: TEXT, reason: 'was missing' })
    expect(objections).toEqual([])
    expect((await find({ text: 'vienna danube', origin: 'operator' })).questions).toMatchObject([{ id }])
    const twin = { ...TEXT, prompt: 'which river flows through VIENNA', answer: 'the Danube' }
    expect(await admin.call('addQuestion', { text: twin })).toMatchObject({
      error: { details: { reason: 'question-twin', id } },
    })
    expect(await admin.do('checkQuestion', { text: twin, id: null })).toMatchObject({ twins: [{ id }] })
    await undo(await lastEntry(id))
    expect((await read(id)).row.retiredAt).not.toBeNull()
    await undo(await lastEntry(id))
    expect((await read(id)).row.retiredAt).toBeNull()
    await loadBank(stage.db, smallBank(120))
    expect((await read(id)).text).toEqual(TEXT)
  })
})

describe('retiring', () => {
  test('takes a question out of what is drawn, and restoring or undoing brings it back', async () => {
    const id = untouched()
    const { row } = await read(id)
    const inUse = async () => {
      const { categories } = await admin.do('readCategories', {})
      const counts = categories.find((one) => one.id === row.category)?.counts ?? []
      return counts[row.difficulty - 1] ?? 0
    }
    const before = await inUse()
    await admin.do('retireQuestion', { id, reason: 'nobody knows' })
    expect(await inUse()).toBe(before - 1)
    expect(await refusalOf(admin.call('retireQuestion', { id, reason: 'again' }))).toBe('question-changed')
    await admin.do('restoreQuestion', { id })
    expect(await inUse()).toBe(before)
    await undo(await lastEntry(id))
    expect(await inUse()).toBe(before - 1)
    await undo(await lastEntry(id))
    expect(await inUse()).toBe(before)
  })

  test('by another process is known to the next who draws, ten seconds later at most', async () => {
    const id = untouched()
    const { row } = await read(id)
    const counted = async () =>
      (await admin.do('readCategories', {})).categories.find((one) => one.id === row.category)?.counts[
        row.difficulty - 1
      ] ?? 0
    const before = await counted()
    await stage.db.transaction().execute(async (tx) => {
      const { revision } = await tx
        .updateTable('question_bank')
        .set((is) => ({ revision: is('revision', '+', 1) }))
        .returning('revision')
        .executeTakeFirstOrThrow()
      await tx.updateTable('questions').set({ retired_at: 1, revision }).where('id', '=', id).execute()
    })
    const draw = () => admin.do('makeCustom', { categories: [], difficulties: [1], count: 5, clock: null })
    await stage.pass(10_000)
    await draw()
    expect(await counted()).toBe(before - 1)
  })
})

describe('a merge', () => {
  test('adds what was counted and seen, points to the one that stays, and is taken back whole', async () => {
    const [duplicate, into] = [untouched(), untouched()]
    const counted = { updated_at: 1 }
    await stage.db
      .insertInto('question_stats')
      .values([
        { question_id: duplicate, asked: 10, correct: 4, rating: 1_200, rated_answers: 10, ...counted },
        { question_id: into, asked: 30, correct: 20, rating: 1_000, rated_answers: 30, ...counted },
      ])
      .execute()
    await stage.db
      .insertInto('seen_questions')
      .values({ uid: admin.uid, question_id: duplicate, seen_at: 77 })
      .execute()
    await admin.do('mergeQuestions', { duplicate, into, reason: 'the same' })
    expect(await stats(into)).toMatchObject({ asked: 40, correct: 24, rating: 1_050, rated_answers: 40 })
    expect(await read(into)).toMatchObject({ seenBy: 1, duplicates: [duplicate] })
    expect((await read(duplicate)).row).toMatchObject({ mergedInto: into, retiredAt: expect.any(Number) })
    await undo(await lastEntry(duplicate))
    expect(await stats(into)).toMatchObject({ asked: 30, correct: 20, rating: 1_000, rated_answers: 30 })
    expect((await read(duplicate)).row).toMatchObject({ mergedInto: null, retiredAt: null })
    await undo(await lastEntry(duplicate))
    expect(await stats(into)).toMatchObject({ asked: 40, correct: 24, rating: 1_050, rated_answers: 40 })
  })

  test('is taken back when the duplicate is restored, once, with the counts it brought', async () => {
    const [duplicate, into] = [untouched(), untouched()]
    const counted = { updated_at: 1 }
    await stage.db
      .insertInto('question_stats')
      .values([
        { question_id: duplicate, asked: 10, correct: 4, rating: 1_200, rated_answers: 10, ...counted },
        { question_id: into, asked: 30, correct: 20, rating: 1_000, rated_answers: 30, ...counted },
      ])
      .execute()
    await stage.db
      .insertInto('seen_questions')
      .values({ uid: admin.uid, question_id: duplicate, seen_at: 77 })
      .execute()
    await admin.do('mergeQuestions', { duplicate, into, reason: 'the same' })
    expect(await read(into)).toMatchObject({ seenBy: 1, duplicates: [duplicate] })
    const merge = await lastEntry(duplicate)
    await stage.db
      .updateTable('question_stats')
      .set({ asked: 41, correct: 25 })
      .where('question_id', '=', into)
      .execute()
    await admin.do('restoreQuestion', { id: duplicate })
    expect(await stats(into)).toMatchObject({ asked: 31, correct: 21, rating: 1_000, rated_answers: 30 })
    expect(await read(into)).toMatchObject({ seenBy: 0, duplicates: [] })
    expect(await stats(duplicate)).toMatchObject({ asked: 10, correct: 4, rating: 1_200, rated_answers: 10 })
    expect((await read(duplicate)).row).toMatchObject({ mergedInto: null, retiredAt: null })
    expect(await refusalOf(admin.call('undoAct', { entryId: merge, reason: 'a slip' }))).toBe(
      'already-undone',
    )
    await undo(await lastEntry(duplicate))
    expect(await stats(into)).toMatchObject({ asked: 41, correct: 25, rated_answers: 40 })
    expect((await read(duplicate)).row.mergedInto).toBe(into)
  })

  test('is refused with itself, and with what is retired', async () => {
    const [one, other] = [untouched(), untouched()]
    const merge = (duplicate: string, into: string) =>
      refusalOf(admin.call('mergeQuestions', { duplicate, into, reason: 'the same' }))
    expect(await merge(one, one)).toBe('question-changed')
    await admin.do('retireQuestion', { id: one, reason: 'nobody knows' })
    expect(await merge(one, other)).toBe('question-changed')
    expect(await merge(other, one)).toBe('question-changed')
    expect(await merge(other, 'nothing')).toBe('unknown-question')
  })

  test('is proposed for what asks nearly the same', async () => {
    const { id: one } = await admin.do('addQuestion', {
      text: { ...TEXT, prompt: 'Which composer wrote the opera Fidelio in Vienna?', answer: 'Beethoven' },
    })
    const { id: other } = await admin.do('addQuestion', {
      text: { ...TEXT, prompt: 'Which composer wrote the opera Fidelio at Vienna?', answer: 'Beethoven' },
    })
    const { questions } = await admin.do('findDuplicates', { id: one })
    expect(questions).toMatchObject([{ id: other, sameAnswer: true }])
    expect(questions[0]?.likeness).toBeGreaterThan(0.8)
  })
})
