// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import type { PartyRoomDocument } from '@trivium/wire/documents/party'
import { afterEach, expect, test } from 'vitest'
import { NoticeArea, NoticesProvider } from '../../design/notices.tsx'
import { useRoomAnnounced } from './use-room-announced.ts'

afterEach(cleanup)

const Announced = ({ room }: { room: PartyRoomDocument }) => {
  useRoomAnnounced(room)
  return <NoticeArea />
}

const pageOf = (room: PartyRoomDocument) => (
  <NoticesProvider>
    <Announced room={room} />
  </NoticesProvider>
)

const QUESTION = { category: 'geography', prompt: 'Which one?', form: 'choice', choices: ['Italy', 'Spain'] }

const roomWith = (more: object): PartyRoomDocument => {
  const room: object = { id: 'one', phase: 'open', index: 0, total: 3, isPaused: false, question: QUESTION }
  return { ...room, pausedAt: null, ...more } as PartyRoomDocument
}

/** Renders the room; returns a function that renders a later state of it and returns all that has been announced. */
const watch = (first: object) => {
  const { rerender } = render(pageOf(roomWith(first)))
  return (more: object): (string | null)[] => {
    rerender(pageOf(roomWith(more)))
    return [...screen.getByRole('log').children].map(({ textContent }) => textContent)
  }
}

const OPEN = ['Question 1 of 3, Geography. Which one?', 'A: Italy. B: Spain.']
const PAUSED = 'The game is paused.'
const RESUMED = 'The game goes on.'

test('each moment of a room is announced once, however often the room changes', () => {
  const after = watch({ phase: 'reading' })
  expect(after({})).toEqual(OPEN)
  expect(after({ players: 5 })).toEqual(OPEN)
  expect(after({ isPaused: true, pausedAt: 5_000 })).toEqual([...OPEN, PAUSED])
  expect(after({ isPaused: true, pausedAt: 5_000, players: 6 })).toEqual([...OPEN, PAUSED])
})

test('each pause of a question is announced, and its end', () => {
  const after = watch({})
  after({ isPaused: true, pausedAt: 5_000 })
  expect(after({})).toEqual([...OPEN, PAUSED, RESUMED])
  expect(after({ players: 5 })).toEqual([...OPEN, PAUSED, RESUMED])
  after({ isPaused: true, pausedAt: 9_000 })
  // The area keeps the last four.
  expect(after({})).toEqual([PAUSED, RESUMED, PAUSED, RESUMED])
})

test('a party that ends during a pause does not go on', () => {
  const after = watch({ isPaused: true, pausedAt: 5_000 })
  expect(after({ phase: 'over', leaders: [] })).not.toContain(RESUMED)
})
