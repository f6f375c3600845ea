// @vitest-environment happy-dom
import { act, cleanup } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderApp } from '../../app/render-app.test-kit.tsx'
import { beginMoment } from '../../result/moments/playing.ts'
import { fakeTimers } from './fake-timers.test-kit.ts'
import { Unlocks } from './unlocks.tsx'

afterEach(() => {
  cleanup()
  see(true)
})

const see = (isSeen: boolean) => {
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => !isSeen })
  document.dispatchEvent(new Event('visibilitychange'))
}

interface Asked {
  readonly id: number
  readonly fn: string
  readonly data: unknown
}

/** A player on a page; `asked` are the functions called since the last call of this helper. */
const arriving = async (achievements: readonly string[] = [], unshown: readonly string[] = []) => {
  const { timers, pass } = fakeTimers()
  const sounds: string[] = []
  const Component = () => <Unlocks timers={timers} play={(sound) => sounds.push(sound)} />
  const { hand, say, screen } = await renderApp([{ path: '/', Component }])
  let n = 0
  const be = (had: readonly string[], left: readonly string[]) =>
    say({ topic: 'user', epoch: 'e', n: n++, doc: { uid: 'me', achievements: had, unshown: left } })
  const asked = () => hand.read().filter((message) => 'fn' in message) as unknown as Asked[]
  /** Lets due requests be sent, and replies with the shares. */
  const share = async (counts: Record<string, number>, players = 8) => {
    await pass(0)
    const [shares, ...more] = asked()
    expect([shares?.fn, more]).toEqual(['readAchievementShares', []])
    await say({ id: shares?.id ?? -1, result: { players, counts } })
  }
  /** Lets the popup's script load and its live region become known. */
  const settle = async () => {
    await act(async () => {
      await import('./queued-popup.tsx')
    })
    await pass(150)
  }
  await be(achievements, unshown)
  return { hand, say, screen, be, asked, share, settle, pass, sounds }
}

test('shares are fetched at load and every hour, and nothing else is', async () => {
  const { asked, share, pass } = await arriving()
  await share({})
  await pass(3_599_999)
  expect(asked()).toEqual([])
  await pass(1)
  await share({})
})

test('a failed fetch of the shares is retried after a minute', async () => {
  const { asked, say, pass } = await arriving()
  await pass(0)
  await say({ id: 0, error: { status: 'INTERNAL', message: 'x', details: {} } as never })
  expect(asked()).toHaveLength(1)
  await pass(60_000)
  expect(asked()).toHaveLength(1)
})

test('an unlock is shown with a share that includes the player, on the device that is granted it', async () => {
  const { screen, be, asked, say, share, settle, sounds } = await arriving()
  await share({})
  await be(['first_victory'], ['first_victory'])
  await settle()
  expect(screen.queryByRole('status')).toBeNull()
  await share({ first_victory: 1 })
  await settle()
  const [claim] = asked()
  expect(claim).toMatchObject({ fn: 'showAchievement', data: { id: 'first_victory' } })
  await say({ id: claim?.id ?? -1, result: { show: true } })
  expect(screen.getByRole('status').textContent).toContain('Only 12.5% of players have unlocked this!')
  expect(sounds).toEqual(['achievement'])
})

test('an unlock shown on another device stays silent here', async () => {
  const { screen, asked, say, share, settle, sounds } = await arriving(['first_victory'], ['first_victory'])
  await share({ first_victory: 4 })
  await settle()
  await say({ id: asked()[0]?.id ?? -1, result: { show: false } })
  expect(screen.getByRole('status').textContent).toBe('')
  expect(sounds).toEqual([])
})

test('a claim whose reply was lost is repeated by the same page, even if the server counts it as shown', async () => {
  const { hand, screen, be, asked, say, share, settle, sounds } = await arriving(
    ['first_victory'],
    ['first_victory'],
  )
  await share({ first_victory: 4 })
  await settle()
  const [lost] = asked()
  await act(async () => hand.drop())
  await settle()
  await act(async () => hand.welcome())
  await be(['first_victory'], [])
  await settle()
  const again = asked().find(({ fn }) => fn === 'showAchievement')
  expect(again?.data).toEqual(lost?.data)
  await say({ id: again?.id ?? -1, result: { show: true } })
  expect(screen.getByRole('status').textContent).toContain('First Victory')
  expect(sounds).toEqual(['achievement'])
})

test('an id unknown to this page is skipped', async () => {
  const { screen, asked, share, settle } = await arriving(['of_tomorrow'], ['of_tomorrow'])
  await share({})
  await settle()
  expect(asked()).toEqual([])
  expect(screen.getByRole('status').textContent).toBe('')
})

test('a hidden tab claims nothing until it is visible', async () => {
  see(false)
  const { asked, share, settle } = await arriving(['first_victory'], ['first_victory'])
  await share({ first_victory: 4 })
  await settle()
  expect(asked()).toEqual([])
  await act(async () => see(true))
  await settle()
  expect(asked().map(({ fn }) => fn)).toEqual(['showAchievement'])
})

test('without a connection an unlock waits', async () => {
  const { hand, asked, share, settle } = await arriving(['first_victory'], ['first_victory'])
  await act(async () => hand.drop())
  await settle()
  expect(asked()).toEqual([])
  await act(async () => hand.welcome())
  await share({ first_victory: 4 })
  await settle()
  expect(asked().map(({ fn }) => fn)).toEqual(['showAchievement'])
})

test('an unlock waits for the end of a result’s moment, whose picture it would cover', async () => {
  const end = beginMoment()
  const { asked, share, settle } = await arriving(['first_victory'], ['first_victory'])
  await share({ first_victory: 4 })
  await settle()
  expect(asked()).toEqual([])
  await act(async () => end())
  await settle()
  expect(asked().map(({ fn }) => fn)).toEqual(['showAchievement'])
})
