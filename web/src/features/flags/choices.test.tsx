// @vitest-environment happy-dom
import { act, cleanup, fireEvent } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { CHOICES, chosen } from './flags.test-kit.ts'
import { ID, renderFlags } from './render-flags.test-kit.tsx'
import { REVEAL_MS } from './use-reveal.ts'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test.each([
  ['2', 1],
  ['d', 3],
])('the key %s chooses one of the four', async (key, choice) => {
  const { made, button } = await renderFlags(CHOICES)
  fireEvent.keyDown(document.body, { key })
  expect(button(CHOICES.current.choices[choice] as string).getAttribute('aria-pressed')).toBe('true')
  fireEvent.keyDown(document.body, { key: '1' })
  expect(made()).toEqual([['chooseFlag', { gameId: ID, item: 2, choice }]])
})

test('the right choice is shown for a moment, then the next flag appears automatically', async () => {
  vi.useFakeTimers()
  const { set, screen, button, picture, heard } = await renderFlags(CHOICES)
  await set(chosen(1))
  expect(screen.getByText('Right')).toBeTruthy()
  expect(picture().getAttribute('src')).toBe('/flags/picture2.svg')
  expect(heard()).toEqual(['Right: Peru. 11 to go.'])
  await act(async () => void vi.advanceTimersByTime(REVEAL_MS.right))
  expect(picture().getAttribute('src')).toBe('/flags/picture3.svg')
  expect(button('Ecuador')).toBeTruthy()
})

test('a wrong one is shown longer, with something to know about the flag; Enter continues, and its name stays', async () => {
  vi.useFakeTimers()
  const { set, screen, button, picture, heard } = await renderFlags(CHOICES)
  const fact = 'In western South America, on the Pacific Ocean.'
  await set({ ...chosen(0), fact })
  expect(screen.getByText('Not quite')).toBeTruthy()
  expect(screen.getByText(fact)).toBeTruthy()
  expect(heard()).toEqual([`Missed: it is Peru. ${fact} 11 to go.`])
  expect(button(/Peru.*right answer/)).toBeTruthy()
  await act(async () => void vi.advanceTimersByTime(REVEAL_MS.right))
  expect(picture().getAttribute('src')).toBe('/flags/picture2.svg')
  expect(screen.queryByText('That was Peru.')).toBeNull()
  await act(async () => void fireEvent.keyDown(document.body, { key: 'Enter' }))
  expect(picture().getAttribute('src')).toBe('/flags/picture3.svg')
  expect(screen.getByText('That was Peru.')).toBeTruthy()
})

test('the last choice is shown before the result', async () => {
  const { set, button, screen } = await renderFlags(CHOICES)
  await set({ ...chosen(0), current: null, phase: 'ended', ended: { at: 1_090_000, reason: 'completed' } })
  expect(screen.getByText('Not quite')).toBeTruthy()
  fireEvent.click(button('See the result'))
  expect(screen.getByRole('heading', { name: 'Room to explore' })).toBeTruthy()
})
