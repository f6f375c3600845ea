// @vitest-environment happy-dom
import { act, cleanup, fireEvent } from '@testing-library/react'
import type { SoloDocument } from '@trivium/wire/documents/solo'
import { afterEach, expect, test } from 'vitest'
import { renderApp } from '../../app/render-app.test-kit.tsx'
import { NoticeArea } from '../../design/notices.tsx'
import { SoloGame, type SoloGameProps } from './play.tsx'
import { sampleSolo, TYPED } from './solo.test-kit.ts'

const ID = sampleSolo().id
const TOPIC = `game:${ID}`
const RIGHT = { phase: 'reveal', chosen: { choice: 0, text: null }, score: 4 } as const
const REVEAL = { right: 0, accepted: 'Istanbul', wasRight: true }
const WRONG = { right: 0, accepted: 'Istanbul', wasRight: false }

afterEach(cleanup)

const playing = async (change: Partial<SoloDocument> = {}, props: Partial<SoloGameProps> = {}) => {
  const Page = () => (
    <>
      <SoloGame
        gameId={ID}
        title="A quiz"
        home={{ to: '/', label: 'Home' }}
        result={({ score }) => <h1>Result {score}</h1>}
        {...props}
      />
      <NoticeArea />
    </>
  )
  const rendered = await renderApp([{ path: '/', element: <Page /> }])
  const { screen, hand, say } = rendered
  await say({ topic: TOPIC, epoch: 'e', n: 0, doc: { ...sampleSolo(change) } })
  let n = 0
  const set = (part: Partial<SoloDocument>) => {
    n += 1
    return say({ topic: TOPIC, n, set: part as Record<string, unknown> })
  }
  const calls = () => hand.read().flatMap((message) => ('fn' in message ? [message] : []))
  /** Calls of the player, without what the page reads on its own. */
  const made = () => calls().flatMap(({ fn, data }) => (fn === 'readExplanation' ? [] : [[fn, data]]))
  const button = (name: string | RegExp) => screen.getByRole('button', { name })
  const field = () => screen.getByRole('textbox') as HTMLInputElement
  const submit = (text: string) => {
    fireEvent.change(field(), { target: { value: text } })
    fireEvent.submit(field().form as HTMLFormElement)
  }
  const heard = () => [...screen.getByRole('log').children].map(({ textContent }) => textContent)
  return { ...rendered, set, calls, made, button, field, submit, heard }
}

test('a game that has not started waits for its player', async () => {
  const { button, made, screen } = await playing({ phase: 'ready', index: -1, question: null, marks: [] })
  expect(screen.getByText('10 questions')).toBeTruthy()
  expect(made()).toEqual([])
  fireEvent.click(button('Start'))
  expect(made()).toEqual([['nextQuestion', { gameId: ID }]])
})

test('after the start button the first question is requested at once, and only once', async () => {
  const ready = { phase: 'ready', index: -1, question: null, marks: [] } as const
  const game = await playing(ready, { startsAtOnce: true })
  await game.set({ settled: false })
  expect(game.made()).toEqual([['nextQuestion', { gameId: ID }]])
})

test('an answer is marked at once, before the server has it', async () => {
  const { button, made } = await playing()
  fireEvent.click(button(/Athens/))
  fireEvent.click(button(/Rome/))
  expect(button(/Athens/).getAttribute('aria-pressed')).toBe('true')
  expect(made()).toEqual([['answerQuestion', { gameId: ID, index: 4, choice: 1 }]])
})

test.each([
  ['3', 2],
  ['d', 3],
])('the key %s answers', async (key, choice) => {
  const { made } = await playing()
  fireEvent.keyDown(document.body, { key })
  expect(made()).toMatchObject([['answerQuestion', { choice }]])
})

test('after the reveal Enter continues, and the focus is on the next question', async () => {
  const { set, made, screen, button } = await playing()
  await set({ ...RIGHT, reveal: REVEAL })
  button(/Athens/).focus()
  fireEvent.keyDown(button(/Athens/), { key: 'Enter' })
  expect(made()).toEqual([['nextQuestion', { gameId: ID }]])
  const question = {
    category: 'music',
    prompt: 'Who wrote it?',
    form: 'choice',
    choices: ['A', 'B'],
  } as const
  await set({ phase: 'question', index: 5, question, chosen: null, reveal: null })
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Who wrote it?' }))
})

test('the explanation appears as soon as the question is closed', async () => {
  const { set, say, calls, screen } = await playing()
  expect(calls()).toEqual([])
  await set({ ...RIGHT, reveal: REVEAL })
  const [asked] = calls()
  expect(asked).toMatchObject({ fn: 'readExplanation', data: { gameId: ID, index: 4 } })
  const result = { explanation: 'It was renamed in 1930.', shareRight: 0.384 }
  await say({ id: asked?.id ?? 0, result })
  expect(screen.getByRole('note', { name: 'Explanation' }).textContent).toBe(
    'It was renamed in 1930.38% of players get this right.',
  )
})

test('the clock disappears with the answer', async () => {
  const { hand, set, screen } = await playing({ clock: 20_000 })
  await set({ askedAt: hand.now, answerBy: hand.now + 20_000 })
  expect(screen.getByRole('timer')).toBeTruthy()
  await set({ ...RIGHT, reveal: REVEAL })
  expect(screen.queryByRole('timer')).toBeNull()
})

test('a failed explanation is admitted', async () => {
  const { set, say, calls, screen } = await playing()
  await set({ ...RIGHT, reveal: REVEAL })
  const error = { status: 'INTERNAL', message: '', details: { reason: 'internal-error' } } as const
  await say({ id: calls()[0]?.id ?? 0, error })
  expect(screen.getByText(/explanation didn’t load/)).toBeTruthy()
})

test('Next works as soon as it appears', async () => {
  const { set, made, button } = await playing()
  await set({ ...RIGHT, reveal: REVEAL })
  fireEvent.click(button('Next'))
  expect(made()).toEqual([['nextQuestion', { gameId: ID }]])
})

test('neither the second half of a double click nor a held key skips the reveal of a typed answer', async () => {
  const { submit, set, made, field, button } = await playing({ question: TYPED })
  submit('Istanbul')
  await set({
    phase: 'reveal',
    chosen: { choice: null, text: 'Istanbul' },
    reveal: { ...REVEAL, right: null },
  })
  made()
  const heldEnter = { key: 'Enter', repeat: true, bubbles: true, cancelable: true }
  expect(fireEvent.keyDown(field(), heldEnter)).toBe(false)
  expect(fireEvent.keyDown(field(), { ...heldEnter, repeat: false })).toBe(true)
  fireEvent.click(button('Next'), { detail: 2 })
  expect(made()).toEqual([])
  fireEvent.click(button('Next'), { detail: 1 })
  expect(made()).toEqual([['nextQuestion', { gameId: ID }]])
})

test('a typed answer is sent by Enter as it was typed; an empty one is not', async () => {
  const { submit, made, field } = await playing({ question: TYPED })
  submit('  ')
  expect(made()).toEqual([])
  submit(' istanbul ')
  expect(made()).toEqual([['answerQuestion', { gameId: ID, index: 4, text: 'istanbul' }]])
  expect(field().readOnly).toBe(true)
})

test('a player can pass on a question', async () => {
  const { button, made } = await playing({ question: TYPED })
  fireEvent.click(button('Don’t know'))
  expect(made()).toEqual([['answerQuestion', { gameId: ID, index: 4, text: '' }]])
})

test('the reveal gives the right answer in words, and Enter in the field continues', async () => {
  const { hand, submit, set, made, field, screen } = await playing({ question: TYPED })
  submit('Athens')
  const reveal = { ...WRONG, right: null }
  await set({ phase: 'reveal', chosen: { choice: null, text: 'Athens' }, reveal })
  expect(screen.getByText('The answer:').textContent).toBe('The answer: Istanbul')
  expect(screen.getByText('Not quite')).toBeTruthy()
  hand.read()
  fireEvent.submit(field().form as HTMLFormElement)
  expect(made()).toEqual([['nextQuestion', { gameId: ID }]])
})

test('a question that ran out of time says so', async () => {
  const { set, heard, screen } = await playing({ clock: 12_000, answerBy: 1_012_000 })
  await set({ phase: 'reveal', reveal: WRONG, marks: [true, false, true, true, false] })
  expect(screen.getByText('Time ran out')).toBeTruthy()
  expect(heard().at(-1)).toBe('Time ran out: the answer is Istanbul. Score 3.')
})

test('a question and its reveal are each announced once', async () => {
  const { set, heard } = await playing()
  await set({ settled: false })
  await set({ ...RIGHT, reveal: REVEAL })
  await set({ settled: false })
  expect(heard()).toEqual([
    'Question 5 of 10, History. Which city was Byzantium? A: Istanbul. B: Athens. C: Rome. D: Cairo.',
    'Right. Score 4.',
  ])
})

test('an answer that did not reach the server is kept and sent after a reconnect', async () => {
  const { hand, calls, button, screen } = await playing()
  hand.answer = () => {
    throw new TypeError('Failed to fetch')
  }
  fireEvent.click(button(/Athens/))
  await act(async () => hand.drop())
  expect(button(/Athens/).getAttribute('aria-pressed')).toBe('true')
  expect(screen.getAllByText(/It will be sent when you are back/)).not.toHaveLength(0)
  calls()
  await act(async () => hand.welcome())
  expect(calls()).toMatchObject([{ fn: 'answerQuestion', data: { index: 4, choice: 1 } }])
})

test('an answer that came too late is undone, with a message', async () => {
  const { calls, button, say, screen } = await playing()
  fireEvent.click(button(/Athens/))
  const [call] = calls()
  const message = 'Time was up for this question.'
  const error = { status: 'ABORTED', message, details: { reason: 'answered-late' } } as const
  await say({ id: call?.id ?? -1, error })
  expect(button(/Athens/).getAttribute('aria-pressed')).toBe('false')
  expect(screen.getAllByText(`Your answer did not count. ${message}`)).not.toHaveLength(0)
})

test('the last question stays on the screen before the result', async () => {
  const { set, button, screen } = await playing({ index: 9 })
  await set({ ...RIGHT, phase: 'ended', reveal: REVEAL, ended: { at: 0, reason: 'completed' } })
  expect(screen.getByText('Right')).toBeTruthy()
  fireEvent.click(button('See the result'))
  expect(screen.getByRole('heading', { name: 'Result 4' })).toBeTruthy()
})

test('a game that was over when the page opened shows its result', async () => {
  const { screen } = await playing({
    phase: 'ended',
    reveal: REVEAL,
    ended: { at: 0, reason: 'completed' },
  })
  expect(screen.getByRole('heading', { name: 'Result 3' })).toBeTruthy()
})

test('giving up asks once, and leads to the result', async () => {
  const { button, made, set, screen } = await playing()
  fireEvent.click(button('Give up'))
  expect(made()).toEqual([])
  const confirm = screen.getAllByRole('button', { name: 'Give up' }).at(-1) as HTMLElement
  fireEvent.click(confirm)
  expect(made()).toEqual([['giveUp', { gameId: ID }]])
  await set({ phase: 'ended', ended: { at: 0, reason: 'given-up' } })
  expect(screen.getByRole('heading', { name: 'Result 3' })).toBeTruthy()
})

test('a match is not found at the address of a solo game', async () => {
  const { set, screen } = await playing()
  await set({ mode: 'battle' as 'solo' })
  expect(screen.getByRole('heading', { name: 'Game not found' })).toBeTruthy()
})
