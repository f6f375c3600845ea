// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { AchievementPopup } from './popup.tsx'
import type { Unlock } from './popup-queue.ts'

afterEach(cleanup)

const WIN: Unlock = { id: 'first_victory', share: 41.2 }
const STREAK: Unlock = { id: 'winning_streak', share: 3 }

/** Time goes as it is told to. */
const timersInHand = () => {
  let now = 0
  let due: { readonly at: number; readonly callback: () => void }[] = []
  const after = (ms: number, callback: () => void) => {
    const timer = { at: now + ms, callback }
    due.push(timer)
    return () => {
      due = due.filter((other) => other !== timer)
    }
  }
  /** Runs what is due on the way, and what that makes due. */
  const pass = (ms: number) => {
    const until = now + ms
    for (;;) {
      const next = due.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0]
      if (next === undefined) break
      now = next.at
      due = due.filter((other) => other !== next)
      act(next.callback)
    }
    now = until
  }
  return { timers: { after }, pass }
}

const showing = (...first: readonly Unlock[]) => {
  const { timers, pass } = timersInHand()
  const heard: string[] = []
  const popup = (queue: readonly Unlock[]) => (
    <AchievementPopup
      queue={queue}
      onOpened={(id) => heard.push(`opened ${id}`)}
      onGone={(id) => heard.push(`gone ${id}`)}
      timers={timers}
      play={(sound) => heard.push(sound)}
    />
  )
  const screen = render(popup(first))
  const tell = (...queue: readonly Unlock[]) => screen.rerender(popup(queue))
  const title = () => ['First Victory', 'Winning Streak'].find((text) => screen.queryByText(text)) ?? null
  /** Until the region is known to who listens. */
  pass(150)
  const close = () => fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  return { screen, tell, title, close, pass, heard }
}

test('it says title, description and share, with its sound, in a live region', () => {
  const { screen, heard } = showing(WIN)
  const said = [...screen.getByRole('status').children].map((line) => line.textContent)
  expect(said).toEqual([
    'Achievement unlocked',
    'First Victory',
    'Win a rated match',
    'Only 41.2% of players have unlocked this!',
  ])
  expect(screen.container.querySelector('svg')).toBeTruthy()
  expect(heard).toEqual(['achievement', 'opened first_victory'])
})

test('nothing is said before the live region is known', () => {
  const { timers, pass } = timersInHand()
  const screen = render(<AchievementPopup queue={[WIN]} timers={timers} play={() => {}} />)
  pass(149)
  expect(screen.getByRole('status').textContent).toBe('')
  pass(1)
  expect(screen.getByRole('status').textContent).toContain('First Victory')
})

test('a whole share has its decimal too', () => {
  const { screen } = showing(STREAK)
  expect(screen.getByText('Only 3.0% of players have unlocked this!')).toBeTruthy()
})

test('a share that is not known is left out', () => {
  const { screen } = showing({ ...WIN, share: null })
  expect(screen.getByRole('status').textContent).not.toContain('%')
})

test('the live region stands empty before anything is said, without a button or a sound', () => {
  const { screen, heard, tell, title } = showing()
  const region = screen.getByRole('status')
  expect(region.textContent).toBe('')
  expect(screen.queryByRole('button')).toBeNull()
  expect(heard).toEqual([])
  tell(WIN)
  expect(title()).toBe('First Victory')
  expect(screen.getByRole('status')).toBe(region)
})

test('it is visible for 3 s, fades for 500 ms, and is gone', () => {
  const { screen, title, pass } = showing(WIN)
  const look = () => (screen.container.firstChild as HTMLElement).className
  const open = look()
  pass(2_999)
  expect(look()).toBe(open)
  pass(1)
  expect(look()).not.toBe(open)
  pass(499)
  expect(title()).toBe('First Victory')
  pass(1)
  expect(title()).toBe(null)
})

test('closed by hand it is gone after 300 ms, and the next opens', () => {
  const { title, close, pass } = showing(WIN, STREAK)
  pass(1_000)
  close()
  pass(299)
  expect(title()).toBe('First Victory')
  pass(1)
  expect(title()).toBe('Winning Streak')
})

test('two come one after the other, each with its sound and its whole time', () => {
  const { title, pass, heard } = showing(WIN, STREAK)
  pass(3_500)
  expect(title()).toBe('Winning Streak')
  pass(3_499)
  expect(title()).toBe('Winning Streak')
  pass(1)
  expect(title()).toBe(null)
  expect(heard).toEqual([
    'achievement',
    'opened first_victory',
    'gone first_victory',
    'achievement',
    'opened winning_streak',
    'gone winning_streak',
  ])
})

test('it stays and is not heard again when it leaves the queue, or is told of anew', () => {
  const { title, tell, pass, heard } = showing(WIN)
  pass(1_000)
  tell()
  pass(1_000)
  tell({ ...WIN })
  expect(title()).toBe('First Victory')
  pass(1_500)
  expect(title()).toBe(null)
  tell({ ...WIN })
  expect(title()).toBe(null)
  expect(heard.filter((sound) => sound === 'achievement')).toHaveLength(1)
})
