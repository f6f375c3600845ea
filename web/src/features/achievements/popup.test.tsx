// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { fakeTimers } from './fake-timers.test-kit.ts'
import { AchievementPopup } from './popup.tsx'
import type { Unlock } from './popup-queue.ts'

afterEach(cleanup)

const WIN: Unlock = { id: 'first_victory', share: 41.2 }
const STREAK: Unlock = { id: 'winning_streak', share: 3 }

/** A popup whose live region is known to screen readers; `answer` says whether this device may show one. */
const showing = async (first: readonly Unlock[], answer: (id: string) => boolean | null = () => true) => {
  const { timers, pass } = fakeTimers()
  const sounds: string[] = []
  const claims: string[] = []
  const claim = async (id: string) => {
    claims.push(id)
    return answer(id)
  }
  const popup = (queue: readonly Unlock[]) => (
    <AchievementPopup queue={queue} claim={claim} timers={timers} play={(sound) => sounds.push(sound)} />
  )
  const screen = render(popup(first))
  const tell = (...queue: readonly Unlock[]) => act(async () => screen.rerender(popup(queue)))
  const title = () => ['First Victory', 'Winning Streak'].find((text) => screen.queryByText(text)) ?? null
  const close = () => fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  await pass(150)
  return { screen, tell, title, close, pass, sounds, claims }
}

test('it has title, description, share and a sound, in a live region', async () => {
  const { screen, sounds } = await showing([WIN])
  const said = [...screen.getByRole('status').children].map((line) => line.textContent)
  expect(said).toEqual([
    'Achievement unlocked',
    'First Victory',
    'Win a rated match',
    'Only 41.2% of players have unlocked this!',
  ])
  expect(screen.container.querySelector('svg')).toBeTruthy()
  expect(sounds).toEqual(['achievement'])
})

test('a whole-number share is shown with its decimal', async () => {
  const { screen } = await showing([STREAK])
  expect(screen.getByText('Only 3.0% of players have unlocked this!')).toBeTruthy()
})

test('an unknown share is left out', async () => {
  const { screen, title } = await showing([{ ...WIN, share: null }])
  expect(title()).toBe('First Victory')
  expect(screen.getByRole('status').textContent).not.toContain('%')
})

test('nothing is requested or announced before screen readers know the live region', async () => {
  const { timers, pass } = fakeTimers()
  const claims: string[] = []
  const claim = async (id: string) => claims.push(id) > 0
  const screen = render(<AchievementPopup queue={[WIN]} claim={claim} timers={timers} play={() => {}} />)
  await pass(149)
  expect(claims).toEqual([])
  expect(screen.getByRole('status').textContent).toBe('')
  await pass(1)
  expect(screen.getByRole('status').textContent).toContain('First Victory')
})

test('the live region is empty before the first announcement, without a button or a sound', async () => {
  const { screen, sounds, tell, title } = await showing([])
  const region = screen.getByRole('status')
  expect(region.textContent).toBe('')
  expect(screen.queryByRole('button')).toBeNull()
  expect(sounds).toEqual([])
  await tell(WIN)
  expect(title()).toBe('First Victory')
  expect(screen.getByRole('status')).toBe(region)
})

test('it is visible for 3 s, fades for 500 ms, and disappears', async () => {
  const { screen, title, pass } = await showing([WIN])
  const look = () => (screen.container.firstChild as HTMLElement).className
  const open = look()
  await pass(2_999)
  expect(look()).toBe(open)
  await pass(1)
  expect(look()).not.toBe(open)
  await pass(499)
  expect(title()).toBe('First Victory')
  await pass(1)
  expect(title()).toBe(null)
})

test('it disappears 300 ms after it is dismissed, and the next opens', async () => {
  const { title, close, pass } = await showing([WIN, STREAK])
  await pass(1_000)
  close()
  await pass(299)
  expect(title()).toBe('First Victory')
  await pass(1)
  expect(title()).toBe('Winning Streak')
})

test('two are shown one after the other, each requested in turn, with its sound and its full time', async () => {
  const { title, pass, sounds, claims } = await showing([WIN, STREAK])
  expect(claims).toEqual(['first_victory'])
  await pass(3_500)
  expect(title()).toBe('Winning Streak')
  expect(claims).toEqual(['first_victory', 'winning_streak'])
  await pass(3_499)
  expect(title()).toBe('Winning Streak')
  await pass(1)
  expect(title()).toBe(null)
  expect(sounds).toEqual(['achievement', 'achievement'])
})

test('one that another device shows is skipped here, and the next is shown', async () => {
  const { title, sounds } = await showing([WIN, STREAK], (id) => id !== WIN.id)
  expect(title()).toBe('Winning Streak')
  expect(sounds).toEqual(['achievement'])
})

test('one that could not be requested waits for the next update of the queue', async () => {
  let isOffline = true
  const { title, tell, claims } = await showing([WIN], () => (isOffline ? null : true))
  expect(title()).toBe(null)
  isOffline = false
  await tell({ ...WIN })
  expect(title()).toBe('First Victory')
  expect(claims).toEqual(['first_victory', 'first_victory'])
})

/** A server that replies when the test says so. */
const askingSlowly = async () => {
  const { timers, pass } = fakeTimers()
  const claims: { readonly id: string; readonly answer: (isOurs: boolean) => void }[] = []
  const claim = (id: string) => new Promise<boolean>((answer) => void claims.push({ id, answer }))
  const popup = (queue: readonly Unlock[]) => (
    <AchievementPopup queue={queue} claim={claim} timers={timers} play={() => {}} />
  )
  const screen = render(popup([WIN, STREAK]))
  await pass(150)
  const tell = (...queue: readonly Unlock[]) => act(async () => screen.rerender(popup(queue)))
  const answer = (isOurs: boolean) => act(async () => claims.at(-1)?.answer(isOurs))
  return { screen, tell, answer, pass, asked: () => claims.map(({ id }) => id) }
}

test('it is requested once however often it is listed, and opens even if it has left the queue', async () => {
  const { screen, tell, answer, pass, asked } = await askingSlowly()
  await tell({ ...WIN }, { ...STREAK })
  await tell(STREAK)
  expect(asked()).toEqual([WIN.id])
  await answer(true)
  expect(screen.getByText('First Victory')).toBeTruthy()
  expect(asked()).toEqual([WIN.id])
  await pass(3_500)
  expect(asked()).toEqual([WIN.id, STREAK.id])
})

test('if the requested one was shown elsewhere and has left the queue, the next is requested', async () => {
  const { screen, tell, answer, asked } = await askingSlowly()
  await tell(STREAK)
  await answer(false)
  expect(asked()).toEqual([WIN.id, STREAK.id])
  await answer(true)
  expect(screen.getByText('Winning Streak')).toBeTruthy()
})

test('its sound does not repeat when it leaves the queue or is listed again', async () => {
  const { title, tell, pass, sounds } = await showing([WIN])
  await pass(1_000)
  await tell()
  await pass(1_000)
  await tell({ ...WIN })
  expect(title()).toBe('First Victory')
  await pass(1_500)
  expect(title()).toBe(null)
  await tell({ ...WIN })
  expect(title()).toBe(null)
  expect(sounds).toEqual(['achievement'])
})
