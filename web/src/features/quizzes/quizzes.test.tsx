// @vitest-environment happy-dom
import { act, cleanup, fireEvent } from '@testing-library/react'
import { errorOf, type Refusal, refused } from '@trivium/wire/refusals'
import { afterEach, expect, test, vi } from 'vitest'
import { renderApp } from '../../app/render-app.test-kit.tsx'
import { Component as EditScreen } from '../../app/screens/edit-quiz-screen.tsx'
import { Component as MineScreen } from '../../app/screens/my-quizzes-screen.tsx'
import { Component as QuizScreen } from '../../app/screens/quiz-screen.tsx'

afterEach(cleanup)

const ADA = { uid: 'me', username: 'Ada', isAnonymous: false, settings: { untimed: false } }
const ID = 'abcdefghijkm'
const QUIZ = {
  title: 'Rivers',
  description: 'Of Europe',
  questions: [
    { kind: 'choice', prompt: 'Which one is longest?', choices: ['Volga', 'Rhine'], right: 0 },
    { kind: 'typed', prompt: 'Which one is in Vienna?', accepted: ['Danube'] },
  ],
}

const ROUTES = [
  { path: '/custom/mine', Component: MineScreen },
  { path: '/custom/edit/:quizId', Component: EditScreen },
  { path: '/quiz/:quizId', Component: QuizScreen },
]

const arriving = async (at: string, user: object = ADA) => {
  const page = await renderApp(ROUTES, at)
  const { hand, screen, say } = page
  await say({ topic: 'user', epoch: 'e', n: 0, doc: { ...user } })
  /** Replies to the last call over the live socket. */
  const answer = async (result: unknown) => {
    const asked = hand.read().findLast((message) => 'fn' in message)
    await say({ id: asked && 'id' in asked ? asked.id : 0, result })
    await act(async () => {})
  }
  const refuse = async (reason: Refusal) => {
    await say({ id: 0, error: errorOf(refused(reason)) })
    await act(async () => {})
  }
  const posts = (body: object) => {
    hand.answer = () => ({ status: 'error' in body ? 409 : 200, body: JSON.stringify(body) })
  }
  const press = (name: string | RegExp) =>
    act(async () => void fireEvent.click(screen.getByRole('button', { name })))
  const save = () => act(async () => void fireEvent.keyDown(window, { key: 's', ctrlKey: true }))
  return { ...page, answer, refuse, posts, press, save }
}

const editing = async () => {
  const page = await arriving(`/custom/edit/${ID}`)
  await page.answer({ quiz: QUIZ, state: 'draft', updatedAt: 10 })
  await page.screen.findByText('Saved')
  const title = () => page.screen.getByRole('textbox', { name: 'Title' }) as HTMLInputElement
  return { ...page, title }
}

const SAVED = { result: { updatedAt: 11, state: 'draft' } }

test('a guest reads that quizzes need an account, and returns here after signing in', async () => {
  const { screen } = await arriving('/custom/mine', { ...ADA, isAnonymous: true })
  const register = screen.getByRole('link', { name: 'Create an account' })
  expect(register.getAttribute('href')).toBe('/register?from=/custom/mine')
})

test('the list has the state of each quiz', async () => {
  const { screen, answer, hand } = await arriving('/custom/mine')
  const updatedAt = hand.now - 3 * 3_600_000
  await answer({ quizzes: [{ quizId: ID, title: 'Rivers', state: 'waiting', questions: 1, updatedAt }] })
  const line = await screen.findByRole('link', { name: /Rivers/ })
  expect(line.textContent).toBe('RiversAwaiting review1 questionchanged 3 hours ago')
  expect(line.getAttribute('href')).toBe(`/custom/edit/${ID}`)
})

test('an empty list explains how to start; a title creates a quiz and opens its editor', async () => {
  const { screen, answer, router } = await arriving('/custom/mine')
  await answer({ quizzes: [] })
  await screen.findByText(/None yet/)
  fireEvent.input(screen.getByLabelText('Title'), { target: { value: 'Rivers' } })
  await act(async () => void fireEvent.submit(screen.getByRole('form')))
  await answer({ quizId: ID })
  expect(router.state.location.pathname).toBe(`/custom/edit/${ID}`)
})

test('Ctrl+S saves the changes', async () => {
  const { screen, title, posts, save, hand } = await editing()
  posts(SAVED)
  fireEvent.change(title(), { target: { value: 'Long rivers' } })
  expect(screen.getByText('Saving …')).toBeTruthy()
  await save()
  await screen.findByText('Saved')
  expect(hand.posted).toMatchObject([
    {
      path: '/api/fn/saveQuiz',
      data: { quizId: ID, quiz: { ...QUIZ, title: 'Long rivers' }, updatedAt: 10 },
    },
  ])
})

test('a refusal says why, and the text stays', async () => {
  const { screen, title, posts, save } = await editing()
  posts({ error: errorOf(refused('internal-error')) })
  fireEvent.change(title(), { target: { value: 'Long rivers' } })
  await save()
  await screen.findByText('Not saved: Something went wrong on our side.')
  expect(title().value).toBe('Long rivers')
})

test('after a change elsewhere, mine can be kept by saving it over theirs', async () => {
  const { screen, title, posts, save, press, answer, hand } = await editing()
  posts({ error: errorOf(refused('quiz-changed')) })
  fireEvent.change(title(), { target: { value: 'Mine' } })
  await save()
  await screen.findByRole('heading', { name: 'This quiz was changed elsewhere' })
  posts(SAVED)
  await press('Keep mine')
  await answer({ quiz: QUIZ, state: 'draft', updatedAt: 20 })
  await screen.findByText('Saved')
  expect(hand.posted.at(-1)?.data).toMatchObject({ quiz: { title: 'Mine' }, updatedAt: 20 })
})

test('an unfinished question is named, and Ctrl+S marks what is missing', async () => {
  const { screen, press, save, hand } = await editing()
  await press('Four choices')
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Question' }))
  expect(screen.queryByText('Write the question.')).toBeNull()
  await save()
  expect(screen.getByText('Not saved: question 3 is not finished.')).toBeTruthy()
  expect(screen.getByText('Write the question.')).toBeTruthy()
  expect(screen.getByText('At least two choices.')).toBeTruthy()
  expect(hand.posted).toEqual([])
})

test('questions move with Alt and an arrow, and by buttons', async () => {
  const { screen } = await editing()
  const prompts = () =>
    screen
      .getAllByRole('button', { expanded: false })
      .map((head) => head.textContent?.match(/(longest|Vienna)/)?.[0])
  const second = screen.getByRole('button', { name: /Vienna/ })
  await act(async () => void fireEvent.keyDown(second, { key: 'ArrowUp', altKey: true }))
  expect(prompts()).toEqual(['Vienna', 'longest'])
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Move question 1 down' })))
  expect(prompts()).toEqual(['longest', 'Vienna'])
})

test('a removed question leaves an undo button in its place', async () => {
  const { screen, press } = await editing()
  await press(/longest/)
  await press('Remove question 1')
  expect(screen.queryByRole('button', { name: /longest/ })).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Undo' }))
  await press('Undo')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /longest/ }))
})

test('leaving with an unfinished quiz asks first', async () => {
  const { screen, router, press } = await editing()
  await press('Typed')
  await act(async () => void router.navigate('/custom/mine'))
  expect(screen.getByText('Leave without saving?')).toBeTruthy()
  expect(router.state.location.pathname).toBe(`/custom/edit/${ID}`)
  await press('Leave without saving')
  expect(router.state.location.pathname).toBe('/custom/mine')
})

test('leaving with unsaved changes saves them first', async () => {
  const { router, title, posts, hand } = await editing()
  posts(SAVED)
  fireEvent.change(title(), { target: { value: 'Long rivers' } })
  await act(async () => void router.navigate('/custom/mine'))
  expect(hand.posted).toHaveLength(1)
  expect(router.state.location.pathname).toBe('/custom/mine')
})

test('an import reports its result, and for each rejected question the line, the reason and the start', async () => {
  const { screen, press, posts, answer, hand } = await editing()
  const rejected = [{ line: 7, reason: 'Mark the right choice.', text: 'Who?,A,B' }]
  const more = [{ quizId: 'abcdefghijkn', title: 'Rivers 2', questions: 40 }]
  posts({ result: { format: 'csv', imported: 1, rejected, split: [], more, updatedAt: 12 } })
  await press('Import …')
  fireEvent.change(screen.getByLabelText('Or paste the text'), { target: { value: 'What?,A,B' } })
  await press('Import')
  expect(hand.posted[0]).toMatchObject({
    path: '/api/fn/importQuiz',
    data: { quizId: ID, format: null, text: 'What?,A,B' },
  })
  await answer({
    quiz: { ...QUIZ, questions: [...QUIZ.questions, { kind: 'typed', prompt: 'New?', accepted: ['Yes'] }] },
    state: 'draft',
    updatedAt: 12,
  })
  await screen.findByText('1 question imported')
  expect(screen.getAllByRole('row')[1]?.textContent).toBe('7Mark the right choice.Who?,A,B')
  const next = screen.getByRole('link', { name: 'Rivers 2' })
  expect(next.getAttribute('href')).toBe('/custom/edit/abcdefghijkn')
  await press('Back to the questions')
  expect(screen.getByRole('button', { name: /New\?/ })).toBeTruthy()
})

test('an import says which matching question became several, and how many', async () => {
  const { screen, press, posts, answer } = await editing()
  const split = [{ line: 3, questions: 4, text: 'Match. {=a -> b' }]
  posts({ result: { format: 'gift', imported: 4, rejected: [], split, more: [], updatedAt: 12 } })
  await press('Import …')
  fireEvent.change(screen.getByLabelText('Or paste the text'), { target: { value: 'Match. {=a -> b' } })
  await press('Import')
  await answer({ quiz: QUIZ, state: 'draft', updatedAt: 12 })
  const matching = await screen.findByRole('region', { name: 'Matching questions' })
  expect(matching.querySelector('tbody')?.textContent).toBe(
    '3A matching question became 4 questions, one for each pair.Match. {=a -> b',
  )
  expect(screen.queryByRole('region', { name: 'Rejected questions' })).toBeNull()
})

test('the page shows the progress while a file is read', async () => {
  const { screen, press, answer, hand } = await editing()
  const reading = Promise.withResolvers<{ status: number; body: string }>()
  hand.answer = () => reading.promise
  await press('Import …')
  fireEvent.change(screen.getByLabelText('Or paste the text'), { target: { value: 'What?,A,B' } })
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  try {
    await press('Import')
    expect(screen.getByRole('progressbar', { name: 'Reading the questions …' })).toBeTruthy()
    const told = async (file: object | null) => {
      await act(async () => void vi.advanceTimersByTime(500))
      await answer({ import: file })
    }
    await told({ state: 'waiting', progress: 0 })
    expect(screen.getByText('Waiting for another file to be read …')).toBeTruthy()
    await told({ state: 'reading', progress: 0.426 })
    const bar = screen.getByRole('progressbar', { name: 'Reading the questions … 42%' })
    expect(bar.getAttribute('value')).toBe('0.426')
    await told(null)
    expect(screen.getByText('Reading the questions …')).toBeTruthy()
    const error = errorOf(refused('file-too-heavy'))
    await act(async () => reading.resolve({ status: 400, body: JSON.stringify({ error }) }))
    expect(screen.getByText('This file takes too long to read. Import it in parts.')).toBeTruthy()
    expect(screen.queryByRole('progressbar')).toBeNull()
  } finally {
    vi.useRealTimers()
  }
})

test('deleting asks once', async () => {
  const { screen, press, answer, router, hand } = await editing()
  await press('Delete this quiz …')
  expect(hand.read().some((message) => 'fn' in message)).toBe(false)
  expect(screen.getByText('Delete this quiz?')).toBeTruthy()
  await press('Delete it')
  await answer({})
  expect(router.state.location.pathname).toBe('/custom/mine')
})

const SHARED = { title: 'Rivers', description: 'Of Europe', madeBy: 'Bob', questions: 2, isYours: false }

test('a link shows the quiz; the start button opens a game with the chosen clock', async () => {
  const { screen, answer, press, hand, router } = await arriving(`/quiz/${ID}`)
  await answer(SHARED)
  await screen.findByRole('heading', { name: 'Rivers' })
  expect(screen.getByText('2 questions, by').textContent).toBe('2 questions, by Bob')
  await act(async () => void fireEvent.click(screen.getByRole('radio', { name: '10 s' })))
  await press('Start')
  const asked = hand.read().filter((message) => 'fn' in message)
  expect(asked).toMatchObject([{ fn: 'openQuiz', data: { quizId: ID, clock: 10_000 } }])
  await act(async () => hand.say({ id: asked[0]!.id, result: { gameId: 'gggggggggggg' } }))
  expect(router.state.location).toMatchObject({ pathname: `/quiz/${ID}`, state: { gameId: 'gggggggggggg' } })
  expect(screen.getByLabelText('Loading the game')).toBeTruthy()
})

test('a player who prefers no clock starts without one', async () => {
  const { screen, answer, say } = await arriving(`/quiz/${ID}`)
  await answer(SHARED)
  const none = (await screen.findByRole('radio', { name: 'No clock' })) as HTMLInputElement
  await say({ topic: 'user', epoch: 'e', n: 0, doc: { ...ADA, settings: { untimed: true } } })
  expect(none.checked).toBe(true)
})

test.each([
  ['unknown-quiz', 'Quiz not found'],
  ['bad-input', 'Quiz not found'],
  ['quiz-closed', 'This quiz is closed for now'],
] as const)('%s has a helpful page', async (reason, name) => {
  const { screen, refuse } = await arriving(`/quiz/${ID}`)
  await refuse(reason)
  expect(await screen.findByRole('heading', { name })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})
