// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Distribution } from './distribution.tsx'

afterEach(cleanup)

const NOBODY = Array.from({ length: 11 }, () => 0)

test.each([
  ['a higher score', 7, 6, 'You beat Cone, our bot, who got 6.'],
  ['the same score', 6, 6, 'Level with Cone, our bot.'],
  ['a lower score', 3, 6, 'Cone, our bot, got 6.'],
])('the first to finish is compared with the bot: %s', (_, own, botScore, words) => {
  const { getByText } = render(
    <Distribution distribution={NOBODY.with(own, 1)} {...{ own, botScore }} betterThan={null} />,
  )
  expect(getByText('You’re the first to finish')).toBeTruthy()
  expect(getByText(words)).toBeTruthy()
})

test('once others have finished, nothing is said of the bot', () => {
  const { container } = render(
    <Distribution distribution={NOBODY.with(7, 2)} own={7} botScore={null} betterThan={null} />,
  )
  expect(container.textContent).not.toContain('bot')
})
