// @vitest-environment happy-dom
import { act, cleanup, fireEvent } from '@testing-library/react'
import type { MessageGame } from '@trivium/wire/documents/message'
import type { ClientMessage } from '@trivium/wire/live/messages'
import { errorOf, type Refusal, refused } from '@trivium/wire/refusals'
import { afterEach, expect, test } from 'vitest'
import { renderApp } from '../../app/render-app.test-kit.tsx'
import { NoticeArea } from '../../design/notices.tsx'
import { Contact } from './contact.tsx'
import type { Solve } from './in-worker.ts'

afterEach(cleanup)

const GAME = 'abcdefghijk2'
const FOUND: MessageGame = {
  ...{ id: GAME, kind: 'battle', at: Date.UTC(2026, 0, 3, 12) },
  players: [
    { username: 'Ada', score: 7 },
    { username: 'Ben', score: 5 },
  ],
}
const WRITTEN = {
  Name: 'Ada Lovelace',
  Email: 'ada@example.org',
  Message: 'Question 7 is wrong, I think.',
} as const

/** The contact page. The test decides how the server replies and when the proof of work finishes. */
const contact = async (at = '/contact') => {
  const sums: { puzzle: string; done: (part: number) => void; finish: () => void; fail: () => void }[] = []
  const solve: Solve = ({ token }, told) =>
    new Promise((resolve, reject) => {
      sums.push({
        puzzle: token,
        done: told,
        finish: () => resolve(Array(16).fill(1)),
        fail: () => reject(new Error('no worker')),
      })
    })
  const Screen = () => (
    <>
      <NoticeArea />
      <Contact solve={solve} />
    </>
  )
  const rendered = await renderApp([{ path: '/contact', Component: Screen }], at)
  const { hand, screen, say } = rendered
  let puzzles = 0
  let game: MessageGame | null = null
  let refusals: Refusal[] = []
  const sent: unknown[] = []
  const answer = (message: ClientMessage & { fn: string }) => {
    const { id, fn, data } = message as { id: number; fn: string; data: unknown }
    if (fn === 'readContact')
      return {
        id,
        result: { puzzle: { token: `p${puzzles++}`, bits: 1, parts: 16 }, goodFor: 3_600_000, game },
      }
    if (fn === 'readAccount') return { id, result: { email: 'ada@example.org' } }
    sent.push(data)
    const reason = refusals.shift()
    return reason === undefined ? { id, result: { id: 'm' } } : { id, error: errorOf(refused(reason)) }
  }
  const serve = async () => {
    for (let calls = hand.read(); calls.length > 0; calls = hand.read())
      for (const message of calls) if ('fn' in message) await say(answer(message as never))
  }
  await serve()
  const field = (label: string) => screen.getByLabelText(label) as HTMLInputElement
  return {
    ...rendered,
    sums,
    sent,
    serve,
    field,
    finds: (found: MessageGame) => {
      game = found
    },
    refuses: (...reasons: Refusal[]) => {
      refusals = reasons
    },
    fill: () => {
      for (const [label, value] of Object.entries(WRITTEN))
        fireEvent.input(field(label), { target: { value } })
      fireEvent.input(field('What is it about?'), { target: { value: 'question' } })
    },
    touch: async () => {
      await act(async () => field('Name').focus())
      await serve()
    },
    submit: async () => {
      await act(async () => void fireEvent.submit(screen.getByRole('form')))
      await serve()
    },
    finish: async (at = sums.length - 1) => {
      await act(async () => sums[at]?.finish())
      await serve()
    },
    said: (text: string | RegExp) => screen.queryAllByText(text).length > 0,
  }
}

test('the proof of work starts once, when somebody starts writing, and is sent with the message', async () => {
  const { sums, touch, fill, submit, finish, sent, said } = await contact()
  expect(sums).toHaveLength(0)
  await touch()
  fill()
  await touch()
  expect(sums.map(({ puzzle }) => puzzle)).toEqual(['p0'])
  await finish()
  await submit()
  expect(sent).toEqual([
    {
      form: {
        ...{ name: WRITTEN.Name, email: WRITTEN.Email, topic: 'question', text: WRITTEN.Message },
        homepage: '',
      },
      ...{ gameId: null, puzzle: 'p0', solution: Array(16).fill(1) },
    },
  ])
  expect(said('Message sent')).toBe(true)
  expect(said(WRITTEN.Email)).toBe(true)
  expect(document.activeElement?.textContent).toBe('Message sent')
})

test('sending before the proof of work is done shows its progress, then sends the message', async () => {
  const { sums, fill, submit, finish, sent, screen, said } = await contact()
  fill()
  await submit()
  expect(said(/small puzzle that keeps spam out/)).toBe(true)
  await act(async () => sums[0]?.done(0.5))
  expect(screen.getByRole('progressbar', { name: 'Puzzle progress' })).toHaveProperty('value', 0.5)
  expect(sent).toEqual([])
  await finish()
  expect(sent).toHaveLength(1)
  expect(said('Message sent')).toBe(true)
})

test('missing and invalid input is reported at its field, and nothing is sent', async () => {
  const { submit, field, sent } = await contact()
  await submit()
  const below = (label: string) =>
    document.getElementById(field(label).getAttribute('aria-describedby') ?? '')?.textContent
  expect(below('Name')).toBe('Tell us what to call you.')
  expect(below('Email')).toBe('Enter an email address, like name@example.org.')
  expect(below('What is it about?')).toBe('Choose what it is about.')
  expect(below('Message')).toMatch('at least 10 characters')
  fireEvent.input(field('What is it about?'), { target: { value: 'idea' } })
  expect(below('What is it about?')).toBe('')
  expect(sent).toEqual([])
})

test.each(['puzzle-over', 'puzzle-used'] as const)(
  'after %s another proof of work is done automatically',
  async (reason) => {
    const { refuses, touch, fill, submit, finish, sums, sent, said } = await contact()
    refuses(reason)
    await touch()
    fill()
    await finish()
    await submit()
    expect(sums).toHaveLength(2)
    await finish()
    expect(sent).toMatchObject([{ puzzle: 'p0' }, { puzzle: 'p1' }])
    expect(said('Message sent')).toBe(true)
  },
)

test('a hidden field that the browser filled in is emptied, and everything written is kept', async () => {
  const { refuses, touch, fill, submit, finish, field, sent, said, screen } = await contact()
  refuses('looks-like-robot')
  await touch()
  fill()
  const hidden = screen.container.querySelector('[name="homepage"]') as HTMLInputElement
  expect(hidden.closest('[aria-hidden="true"]')).not.toBeNull()
  fireEvent.input(hidden, { target: { value: 'https://ada.example' } })
  await finish()
  await submit()
  expect(said(/That looked like a robot/)).toBe(true)
  expect(field('Message').value).toBe(WRITTEN.Message)
  await submit()
  await finish()
  expect(sent.at(-1)).toMatchObject({ form: { homepage: '' } })
  expect(said('Message sent')).toBe(true)
})

test('a browser that cannot do the proof of work gets a message, and the next attempt retries', async () => {
  const { fill, submit, finish, sums, sent, said } = await contact()
  fill()
  await submit()
  await act(async () => sums[0]?.fail())
  expect(said(/couldn’t solve the puzzle/)).toBe(true)
  await submit()
  await finish()
  expect(sent).toHaveLength(1)
})

test('a player’s own name and address are filled in unless others were typed', async () => {
  const own = { topic: 'user', epoch: 'e', n: 0, doc: { uid: 'me', username: 'Ada', isAnonymous: false } }
  const known = await contact()
  await known.say(own as never)
  await known.serve()
  expect([known.field('Name').value, known.field('Email').value]).toEqual(['Ada', 'ada@example.org'])
  cleanup()
  const typing = await contact()
  fireEvent.input(typing.field('Name'), { target: { value: 'Augusta' } })
  fireEvent.input(typing.field('Email'), { target: { value: 'a@b.example' } })
  await typing.say(own as never)
  await typing.serve()
  expect([typing.field('Name').value, typing.field('Email').value]).toEqual(['Augusta', 'a@b.example'])
})

test('the game in the address is attached unless it is removed', async () => {
  const page = await contact()
  page.finds(FOUND)
  await act(async () => page.router.navigate(`/contact?game=${GAME}`))
  await page.serve()
  expect(page.said(/goes along: Ada 7, Ben 5\./)).toBe(true)
  page.fill()
  await page.submit()
  await page.finish()
  expect(page.sent).toMatchObject([{ gameId: GAME }])
  await act(async () => void fireEvent.click(page.screen.getByRole('button', { name: 'Write another' })))
  await act(async () => void fireEvent.click(page.screen.getByRole('button', { name: 'Leave out the game' })))
  page.fill()
  await page.submit()
  await page.finish()
  expect(page.sent[1]).toMatchObject({ gameId: null })
})

test.each([GAME, 'nonsense'])(
  'a game in which the player took no part (%s) is not attached, and the page says so',
  async (id) => {
    const { said, fill, submit, finish, sent } = await contact(`/contact?game=${id}`)
    expect(said(/isn’t attached: you can only attach games you played in/)).toBe(true)
    fill()
    await submit()
    await finish()
    expect(sent).toMatchObject([{ gameId: null }])
  },
)
