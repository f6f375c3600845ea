// @vitest-environment happy-dom
import { act, cleanup, fireEvent } from '@testing-library/react'
import { REGIONS } from '@trivium/rules/places/regions'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { renderApp } from '../../app/render-app.test-kit.tsx'
import { Component as FlagScreen } from '../../app/screens/flag-quiz-screen.tsx'
import type { RegionStatus } from '../../places/region-status.ts'
import { lastAnswers, lastHard, lastRegion } from './last-choice.ts'

const ID = 'abcdefghijk2'

beforeEach(() => {
  for (const kept of [lastRegion, lastAnswers, lastHard]) kept.set(kept.fallback as never)
})
afterEach(cleanup)

const standings = (change: Partial<Record<RegionStatus['region'], Partial<RegionStatus>>>): RegionStatus[] =>
  REGIONS.map((region) => ({ region, size: 50, best: null, running: null, ...change[region] }))

const arriving = async (change: Parameters<typeof standings>[0] = {}) => {
  const rendered = await renderApp([{ path: '/flag-quiz', Component: FlagScreen }], '/flag-quiz')
  const { hand, say, screen, router } = rendered
  const calls: (readonly [string, unknown])[] = []
  const answers: Record<string, unknown> = {
    readFlags: { regions: standings(change) },
    openFlags: { gameId: ID },
  }
  const serve = async () => {
    for (const message of hand.read()) {
      if (!('fn' in message)) continue
      calls.push([message.fn, message.data])
      await say({ id: message.id, result: answers[message.fn] ?? {} })
    }
    await act(async () => {
      for (let turn = 0; turn < 10; turn += 1) await new Promise((done) => setTimeout(done, 0))
    })
  }
  await serve()
  const press = async (name: string) => {
    await act(async () => void fireEvent.click(screen.getByRole('button', { name })))
    await serve()
  }
  const choose = (name: string | RegExp) => fireEvent.click(screen.getByRole('radio', { name }))
  const address = () => `${router.state.location.pathname}${router.state.location.search}`
  return { ...rendered, calls, press, choose, address }
}

test('a region shows its number of flags, the player’s best with its time, and a game in progress', async () => {
  const { screen } = await arriving({
    asia: { best: { score: 41, ms: 252_000 } },
    oceania: { size: 27, running: { gameId: ID, done: 12 } },
  })
  expect(screen.getByRole('radio', { name: /^Asia/ }).closest('label')?.textContent).toBe(
    'AsiaBest 41 in 4:1250 flags',
  )
  expect(screen.getByRole('radio', { name: /^Oceania/ }).closest('label')?.textContent).toBe(
    'OceaniaContinue 12 of 2727 flags',
  )
})

test('a game opens with the chosen options, and they are remembered', async () => {
  const { press, choose, calls, address, screen } = await arriving()
  choose(/^Africa/)
  choose('Four choices')
  fireEvent.click(screen.getByRole('switch', { name: 'Hard' }))
  await press('Start')
  const options = { region: 'africa', answers: 'choices', hard: true, restart: false }
  expect(calls).toContainEqual(['openFlags', options])
  expect(address()).toBe(`/flag-quiz?game=${ID}`)
  expect([lastRegion.get(), lastAnswers.get(), lastHard.get()]).toEqual(['africa', 'choices', 'yes'])
})

test('hard exists only for choices: typed games do not offer it', async () => {
  const { press, calls, screen } = await arriving()
  expect(screen.queryByRole('switch')).toBeNull()
  await press('Start')
  expect(calls.at(-1)?.[1]).toMatchObject({ answers: 'typed', hard: false })
})

test('a game in progress is continued, or replaced after a second press', async () => {
  const { press, calls, screen } = await arriving({ europe: { running: { gameId: ID, done: 34 } } })
  fireEvent.click(screen.getByRole('button', { name: 'Start over' }))
  expect(calls.map(([fn]) => fn)).not.toContain('openFlags')
  await press('Keep it')
  expect(screen.queryByRole('radio', { name: 'Four choices' })).toBeNull()
  await press('Continue')
  expect(calls.at(-1)).toMatchObject(['openFlags', { region: 'europe', restart: false }])
})
