// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { DrawnMap } from './drawn-map.tsx'
import type { CountryMapProps } from './map-props.ts'
import { placesOf, readWorld } from './world.test-kit.ts'

const world = readWorld()
const PLACES = [...placesOf('south-america')]
const NAMES: Readonly<Record<string, string>> = { BR: 'Brazil', PE: 'Peru' }

afterEach(cleanup)

const shown = (change: Partial<CountryMapProps> = {}) => {
  const chosen: string[] = []
  const rendered = render(
    <DrawnMap
      world={world}
      region="south-america"
      places={PLACES}
      looks={{ BR: 'found', PE: 'missed' }}
      nameOf={(id) => NAMES[id] ?? 'a secret'}
      labels="found"
      onChoose={(id) => chosen.push(id)}
      label="South America"
      {...change}
    />,
  )
  const map = screen.getByRole('application', { name: 'South America' })
  const lit = () => map.getAttribute('aria-activedescendant')
  return { ...rendered, map, chosen, lit }
}

test('screen readers get a country’s name once it is closed, and not before', () => {
  const { container } = shown()
  expect(screen.getByLabelText('Brazil, found').dataset.place).toBe('BR')
  expect(screen.getByLabelText('Peru, missed').dataset.place).toBe('PE')
  expect(screen.getAllByLabelText('Country not found yet')).toHaveLength(10)
  expect(container.innerHTML).not.toContain('a secret')
})

test('pointing at a country chooses it; other land does not', () => {
  const { container, chosen } = shown()
  fireEvent.click(container.querySelector('[data-place="UY"]') as Element)
  fireEvent.click(container.querySelector('path:not([data-place])') as Element)
  expect(chosen).toEqual(['UY'])
})

test('arrow keys move from country to country and Enter chooses', () => {
  const { map, chosen, lit } = shown()
  fireEvent.keyDown(map, { key: 'ArrowRight' })
  expect(lit()).toMatch(/^country-/)
  for (let step = 0; step < 12; step++) fireEvent.keyDown(map, { key: 'ArrowDown' })
  const southernmost = lit()
  fireEvent.keyDown(map, { key: 'ArrowDown' })
  expect(lit()).toBe(southernmost)
  fireEvent.keyDown(map, { key: 'Enter' })
  expect(chosen.map((id) => `country-${id}`)).toEqual([southernmost])
})

test('while choosing is disabled the arrow keys still move', () => {
  const { map, chosen, lit, container } = shown({ disabled: true })
  fireEvent.keyDown(map, { key: 'ArrowLeft' })
  fireEvent.keyDown(map, { key: ' ' })
  fireEvent.click(container.querySelector('[data-place="UY"]') as Element)
  expect(lit()).not.toBeNull()
  expect(chosen).toEqual([])
})

test('keys that the map does not use are left to the page', () => {
  const { map } = shown()
  expect(fireEvent.keyDown(map, { key: 'a' })).toBe(true)
  expect(fireEvent.keyDown(map, { key: 'ArrowDown' })).toBe(false)
})

test('a key pressed before the window is measured does not move the map', () => {
  const { map, container } = shown()
  for (const key of ['ArrowRight', '+', '-', '0']) fireEvent.keyDown(map, { key })
  expect(container.innerHTML).not.toMatch(/NaN|Infinity/)
  expect(container.querySelector('svg > g')?.getAttribute('transform')).toBeNull()
})
