// @vitest-environment happy-dom

import { cleanup, render } from '@testing-library/react'
import { ACHIEVEMENTS } from '@trivium/rules/achievements/achievements'
import { afterEach, expect, test } from 'vitest'
import { AchievementIcon } from './achievement-icon.tsx'

afterEach(cleanup)

const drawn = (icon: (typeof ACHIEVEMENTS)[number]['icon'], locked = false): SVGElement => {
  const { container } = render(<AchievementIcon icon={icon} locked={locked} />)
  return container.querySelector('svg') as SVGElement
}

test('every achievement has its own picture', () => {
  const pictures = ACHIEVEMENTS.map(({ icon }) => drawn(icon).innerHTML)
  expect(new Set(pictures).size).toBe(26)
})

test('a picture has no accessible name, because its title is beside it', () => {
  for (const { icon } of ACHIEVEMENTS) expect(drawn(icon).getAttribute('aria-hidden')).toBe('true')
})

test('a locked achievement is the same drawing with another class', () => {
  const [open, locked] = [drawn('cup-1'), drawn('cup-1', true)]
  expect(locked.innerHTML).toBe(open.innerHTML)
  expect(locked.getAttribute('class')).not.toBe(open.getAttribute('class'))
})

test('each achievement in a series has one pip more', () => {
  const studs = (icon: 'cup-1' | 'cup-2' | 'cup-3' | 'crown-1' | 'crown-2' | 'bulb-3') =>
    drawn(icon).querySelectorAll('circle').length
  expect([studs('cup-1'), studs('cup-2'), studs('cup-3')]).toEqual([1, 2, 3])
  expect([studs('crown-1'), studs('crown-2'), studs('bulb-3')]).toEqual([1, 2, 3])
})
