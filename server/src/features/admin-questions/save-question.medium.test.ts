import { smallBank } from '@trivium/testkit/small-bank'
import { gameTopic } from '@trivium/wire/live/topics'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadBank } from '../../questions/bank.ts'
import { QuestionAdmin, refusalOf } from './question-admin.test-kit.ts'

let desk: QuestionAdmin
beforeAll(async () => {
  desk = await QuestionAdmin.open()
}, 60_000)
afterAll(() => desk.stage.close())

describe('a change', () => {
  test('creates a version, can be undone, and the undo can be undone too', async () => {
    const id = desk.untouched()
    const { text, version } = await desk.read(id)
    const edited = { ...text, prompt: 'Prompt, put right?' }
    await desk.admin.do('saveQuestion', { id, version, text: edited, reason: 'it was wrong' })
    expect(await desk.read(id)).toMatchObject({
      version: 2,
      text: edited,
      versions: [
        { version: 2, by: expect.any(String), reason: 'it was wrong', text: edited },
        { version: 1, by: null, text },
      ],
    })
    expect((await desk.find({ text: 'put right' })).questions.map((row) => row.id)).toEqual([id])
    await desk.undo(await desk.lastEntry(id))
    expect(await desk.read(id)).toMatchObject({ version: 3, text })
    await desk.undo(await desk.lastEntry(id))
    expect(await desk.read(id)).toMatchObject({ version: 4, text: edited })
  })

  test('without any difference does not mark the question as edited, and is not logged', async () => {
    const id = desk.untouched()
    const { text, version } = await desk.read(id)
    await desk.admin.do('saveQuestion', { id, version, text, reason: 'none' })
    const row = await desk.stage.db.selectFrom('questions').select('edited').where('id', '=', id).execute()
    expect([row, await desk.lastEntry(id)]).toEqual([[{ edited: false }], 0])
  })

  test('is used by the next game; a running game keeps the text it was opened with', async () => {
    const config = { categories: [], difficulties: [1, 2, 3], count: 5, clock: null } as const
    const { link } = await desk.admin.do('makeCustom', { ...config, categories: [], difficulties: [1, 2, 3] })
    const { questions } = await desk.stage.db
      .selectFrom('custom_links')
      .select('questions')
      .where('id', '=', link)
      .executeTakeFirstOrThrow()
    const id = questions[0] ?? ''
    desk.touch(id)
    const { text, version } = await desk.read(id)
    const [before, after] = [await desk.stage.guest(), await desk.stage.guest()]
    const running = await before.do('openCustom', { link })
    await desk.admin.do('saveQuestion', { id, version, text: { ...text, prompt: 'Prompt, in other words?' } })
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

  test('to an outdated version is refused', async () => {
    const id = desk.untouched()
    const { text, version } = await desk.read(id)
    await desk.admin.do('saveQuestion', { id, version, text: { ...text, source: 'a book' } })
    const again = desk.admin.call('saveQuestion', { id, version, text: { ...text, source: 'an atlas' } })
    expect(await refusalOf(again)).toBe('question-changed')
    const entryId = await desk.lastEntry(id)
    await desk.admin.do('saveQuestion', { id, version: 2, text: { ...text, source: 'an atlas' } })
    expect(await refusalOf(desk.admin.call('undoAct', { entryId, reason: 'a slip' }))).toBe('changed-since')
  })

  test('that makes the question unanswerable is refused with the reason', async () => {
    const id = desk.untouched()
    const { text, version } = await desk.read(id)
    const equal = { ...text, wrong: [text.answer, 'b', 'c'] as [string, string, string] }
    expect(await desk.admin.call('saveQuestion', { id, version, text: equal })).toMatchObject({
      error: {
        details: { reason: 'invalid-question', objections: [{ severity: 'error', field: 'wrong.0' }] },
      },
    })
    expect((await desk.read(id)).version).toBe(1)
  })

  test('without any difference creates no version and no log entry', async () => {
    const id = desk.untouched()
    const { text, version } = await desk.read(id)
    const entry = await desk.lastEntry(id)
    expect((await desk.admin.do('saveQuestion', { id, version, text })).version).toBe(1)
    expect(await desk.lastEntry(id)).toBe(entry)
  })

  test('survives restarts until somebody chooses the newly shipped text', async () => {
    const id = desk.untouched()
    const { text, version } = await desk.read(id)
    await desk.admin.do('saveQuestion', { id, version, text: { ...text, source: 'a better atlas' } })
    await loadBank(desk.stage.db, smallBank(120))
    expect(await desk.read(id)).toMatchObject({ text: { source: 'a better atlas' }, bankText: null })
    const shipped = smallBank(120).map((one) => (one.id === id ? { ...one, source: 'a new book' } : one))
    await loadBank(desk.stage.db, shipped)
    const both = await desk.read(id)
    expect(both).toMatchObject({ text: { source: 'a better atlas' }, bankText: { source: 'a new book' } })
    expect((await desk.find({ state: 'undecided' })).questions.map((row) => row.id)).toEqual([id])
    await desk.admin.do('saveQuestion', { id, version: both.version, text: both.bankText ?? text })
    expect(await desk.read(id)).toMatchObject({ text: { source: 'a new book' }, bankText: null })
    await desk.undo(await desk.lastEntry(id))
    const again = await desk.read(id)
    expect(again).toMatchObject({ text: { source: 'a better atlas' }, bankText: { source: 'a new book' } })
    await desk.admin.do('keepOwnText', { id, version: again.version })
    expect(await desk.read(id)).toMatchObject({ text: { source: 'a better atlas' }, bankText: null })
    await loadBank(desk.stage.db, smallBank(120))
    await desk.admin.do('keepOwnText', { id, version: again.version })
  })

  test('in the shipped bank creates a version without an author', async () => {
    const id = desk.untouched()
    const { text } = await desk.read(id)
    const shipped = smallBank(120).map((one) => (one.id === id ? { ...one, source: 'a new book' } : one))
    await loadBank(desk.stage.db, shipped)
    expect(await desk.read(id)).toMatchObject({
      version: 2,
      versions: [
        { version: 2, by: null, text: { source: 'a new book' } },
        { version: 1, by: null, text },
      ],
    })
    await loadBank(desk.stage.db, smallBank(120))
  })
})
