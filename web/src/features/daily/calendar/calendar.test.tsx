// @vitest-environment happy-dom
import { act, cleanup, fireEvent } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderApp } from '../../../app/render-app.test-kit.tsx'
import { Component } from '../../../app/screens/daily-screen.tsx'
import { sampleDailyStatus } from '../daily-status.test-kit.ts'

afterEach(cleanup)

const day = (date: number, score: number | null = null, playable = date <= 21) => ({
  day: `2026-11-${String(date).padStart(2, '0')}`,
  score,
  playable,
})
const NOVEMBER = {
  since: '2026-10-05',
  today: '2026-11-21',
  days: Array.from({ length: 30 }, (_, i) => day(i + 1, i + 1 === 19 ? 8 : null)),
}

const at = async (address: string) => {
  const rendered = await renderApp(
    [
      { path: '/daily', Component },
      { path: '/', element: <p>Home</p> },
    ],
    address,
  )
  const { hand, say } = rendered
  const last = (fn: string) =>
    hand.sent.flatMap((message) => ('fn' in message ? [message] : [])).findLast((call) => call.fn === fn)
  const turns = () =>
    act(async () => {
      await new Promise((done) => setTimeout(done, 5))
    })
  const reply = async (fn: string, result: unknown) => {
    await say({ id: last(fn)?.id ?? -1, result })
    await turns()
  }
  return { ...rendered, last, reply, turns }
}

const november = async () => {
  const calendar = await at('/daily')
  await calendar.reply('readDaily', sampleDailyStatus())
  // The fake clock is in 1970: the server's reply moves the calendar to the current month.
  await calendar.reply('readDailyMonth', { ...NOVEMBER, days: [] })
  await calendar.reply('readDailyMonth', NOVEMBER)
  const link = (name: RegExp) => calendar.screen.getByRole('link', { name })
  return { ...calendar, link }
}

test('days show the player’s result; past ones link to practice, and today links home', async () => {
  const { link, screen } = await november()
  expect(link(/Thursday 19 November: 8 of 10/).getAttribute('href')).toBe('/daily?day=2026-11-19')
  expect(link(/Friday 20 November: not played/).getAttribute('href')).toBe('/daily?day=2026-11-20')
  expect(link(/Saturday 21 November: today/).getAttribute('href')).toBe('/')
  expect(screen.queryByRole('link', { name: /22 November/ })).toBeNull()
})

test('arrow keys move from day to day, and the grid is one tab stop', async () => {
  const { link, screen } = await november()
  link(/21 November/).focus()
  fireEvent.keyDown(document.activeElement as Element, { key: 'ArrowUp' })
  expect(document.activeElement).toBe(link(/14 November/))
  fireEvent.keyDown(document.activeElement as Element, { key: 'ArrowLeft' })
  expect(document.activeElement).toBe(link(/13 November/))
  const stops = screen.getAllByRole('link').filter((one) => one.dataset.day && one.tabIndex === 0)
  expect(stops).toEqual([link(/13 November/)])
})

test('months go back to the first daily and no further', async () => {
  const { screen, last, reply, turns } = await november()
  const before = () => screen.getByRole('button', { name: 'Previous month' })
  fireEvent.click(before())
  await turns()
  expect(last('readDailyMonth')?.data).toEqual({ month: '2026-10' })
  await reply('readDailyMonth', { ...NOVEMBER, days: [] })
  expect(before().getAttribute('aria-disabled')).toBe('true')
})

test('a past day opens as practice, and says that it does not count', async () => {
  const { screen, last, reply, turns } = await at('/daily?day=2026-11-20')
  await reply('readDaily', sampleDailyStatus({ day: '2026-11-20', number: 324, isToday: false, first: null }))
  expect(screen.getByText(/doesn’t affect your streak/)).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Practise this day' }))
  await turns()
  expect(last('openDaily')?.data).toEqual({ day: '2026-11-20' })
})

test('today’s address leads home', async () => {
  const { screen, reply } = await at('/daily?day=2026-11-21')
  await reply('readDaily', sampleDailyStatus())
  expect(screen.getByText('Home')).toBeDefined()
})
