import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { failureOf, type Reply } from '../../../live/reply.ts'
import { createEditor, type ReadQuiz } from './editor.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const READ: ReadQuiz = {
  quiz: {
    title: 'Rivers',
    description: '',
    questions: [{ kind: 'typed', prompt: 'Which?', accepted: ['Rhine'] }],
  },
  state: 'draft',
  updatedAt: 10,
}

const refusal = (reason: string) => failureOf({ message: 'No.', details: { reason } }, 'ABORTED')

/** An editor with a fake server: calls wait until the test replies. */
const editing = () => {
  const calls: { name: string; data: unknown; answer: (reply: Reply<unknown>) => void }[] = []
  const call = (name: string, data: unknown) =>
    new Promise<Reply<unknown>>((answer) => void calls.push({ name, data, answer }))
  const editor = createEditor(call as Parameters<typeof createEditor>[0], 'quiz', READ)
  const answer = async (reply: Reply<unknown>) => {
    calls.at(-1)?.answer(reply)
    await vi.advanceTimersByTimeAsync(0)
  }
  const title = (text: string) => editor.edit((draft) => ({ ...draft, title: text }))
  const saving = () => editor.store.getState().saving.kind
  const pause = (ms = 1_200) => vi.advanceTimersByTimeAsync(ms)
  return { editor, calls, answer, title, saving, pause }
}

const saved = (updatedAt: number) => ({ result: { updatedAt, state: 'draft' } })

test('a change is saved when typing pauses, based on the version that was edited', async () => {
  const { calls, answer, title, saving, pause } = editing()
  title('R')
  await pause(1_000)
  title('River')
  await pause(1_000)
  expect(calls).toEqual([])
  expect(saving()).toBe('waiting')
  await pause(200)
  expect(calls[0]).toMatchObject({ name: 'saveQuiz', data: { quiz: { title: 'River' }, updatedAt: 10 } })
  expect(saving()).toBe('saving')
  await answer(saved(11))
  expect(saving()).toBe('saved')
})

test('a change made during a save is saved after it, one at a time', async () => {
  const { calls, answer, title, saving, pause } = editing()
  title('One')
  await pause()
  title('Two')
  await pause()
  expect(calls).toHaveLength(1)
  await answer(saved(11))
  expect(calls[1]).toMatchObject({ data: { quiz: { title: 'Two' }, updatedAt: 11 } })
  await answer(saved(12))
  expect(saving()).toBe('saved')
})

test('an unfinished quiz is kept here and not sent', async () => {
  const { editor, calls, saving, pause } = editing()
  editor.add('choice')
  await pause()
  expect(calls).toEqual([])
  expect(saving()).toBe('unfinished')
  expect(editor.isDirty()).toBe(true)
  expect(await editor.save()).toBe(false)
})

test('saving is retried automatically when the server was unreachable', async () => {
  const { calls, answer, title, saving, pause } = editing()
  title('One')
  await pause()
  await answer(failureOf({ message: 'Away.' }, 'UNAVAILABLE'))
  expect(saving()).toBe('failed')
  await pause(10_000)
  expect(calls).toHaveLength(2)
  await answer(saved(11))
  expect(saving()).toBe('saved')
})

const inConflict = async () => {
  const page = editing()
  page.title('Mine')
  await page.pause()
  await page.answer(refusal('quiz-changed'))
  expect(page.saving()).toBe('changed')
  return page
}

const THEIRS = { result: { ...READ, quiz: { ...READ.quiz, title: 'Theirs' }, updatedAt: 20 } }

test('a version saved elsewhere is not overwritten until the player says so', async () => {
  const { editor, calls, title, pause } = await inConflict()
  title('Still mine')
  await pause(60_000)
  expect(await editor.save()).toBe(false)
  expect(calls).toHaveLength(1)
})

test('keeping mine overwrites theirs', async () => {
  const { editor, calls, answer, saving } = await inConflict()
  void editor.keepMine()
  await answer(THEIRS)
  expect(calls.at(-1)).toMatchObject({ name: 'saveQuiz', data: { quiz: { title: 'Mine' }, updatedAt: 20 } })
  await answer(saved(21))
  expect(saving()).toBe('saved')
})

test('taking theirs replaces the draft', async () => {
  const { editor, answer, saving } = await inConflict()
  void editor.takeTheirs()
  await answer(THEIRS)
  expect(editor.store.getState().draft.title).toBe('Theirs')
  expect(editor.isDirty()).toBe(false)
  expect(saving()).toBe('saved')
})

test('a removed question can be restored to its place', () => {
  const { editor } = editing()
  const { store } = editor
  const first = store.getState().draft.questions[0]!
  editor.duplicate(first.key)
  editor.remove(first.key)
  expect(store.getState().draft.questions).toHaveLength(1)
  editor.undo()
  expect(store.getState().draft.questions[0]).toEqual(first)
  expect(store.getState().arrival).toEqual({ key: first.key, place: 'head' })
})

test('a question moves by one place, and not beyond the end', () => {
  const { editor } = editing()
  const { store } = editor
  editor.add('choice')
  const keys = () => store.getState().draft.questions.map(({ key }) => key)
  const [first, second] = keys() as [string, string]
  expect(editor.move(second, -1)).toBe(true)
  expect(keys()).toEqual([second, first])
  expect(editor.move(second, -1)).toBe(false)
})

test('an unfinished question is opened, and its problems are shown', () => {
  const { editor } = editing()
  const { store } = editor
  editor.add('choice')
  const added = store.getState().draft.questions[1]!.key
  editor.toggle(added)
  expect(store.getState()).toMatchObject({ open: new Set(), seen: new Set() })
  editor.showProblems()
  expect(store.getState()).toMatchObject({ open: new Set([added]), seen: new Set([added]) })
})

test('nothing is saved any more once the quiz is deleted', async () => {
  const { editor, calls, title, saving, pause } = editing()
  title('One')
  editor.release()
  await pause(60_000)
  expect(calls).toEqual([])
  expect(saving()).toBe('saved')
})
