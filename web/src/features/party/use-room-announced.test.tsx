// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import type { PartyRoomDocument } from '@trivium/wire/documents/party'
import { afterEach, expect, test } from 'vitest'
import { NoticeArea, NoticesProvider } from '../../../design/notices.tsx'
import { useScreenAnnounced } from './use-screen-announced.ts'

afterEach(cleanup)

const Announced = ({ room }: { room: PartyRoomDocument }) => {
  useScreenAnnounced(room)
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

test('a television announces each moment once, however often the room changes', () => {
  const after = watch({ phase: 'reading' })
  expect(after({})).toEqual(OPEN)
  expect(after({ players: 5 })).toEqual(OPEN)
  expect(after({ isPaused: true, pausedAt: 5_000 })).toEqual([...OPEN, PAUSED])
  expect(after({ isPaused: true, pausedAt: 5_000, players: 6 })).toEqual([...OPEN, PAUSED])
})

test('a second pause of the same question is announced', () => {
  const after = watch({})
  after({ isPaused: true, pausedAt: 5_000 })
  expect(after({})).toEqual([...OPEN, PAUSED])
  expect(after({ isPaused: true, pausedAt: 9_000 })).toEqual([...OPEN, PAUSED, PAUSED])
})
