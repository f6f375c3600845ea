import { expect, test } from 'vitest'
import { printedPrompt } from './sheet.tsx'

const about = (prompt: string, alt: string) =>
  printedPrompt({
    prompt,
    media: { kind: 'picture', src: 'one.svg', width: 480, height: 360, alt, description: '' },
  })

test('a country that is red on a screen is marked on paper, which is black and white', () => {
  const alt = 'A map with one country in red'
  expect(about('Which country is red on this map?', alt)).toBe('Which country is marked on this map?')
  expect(about('Which country is coloured red here?', alt)).toBe('Which country is marked here?')
})

test('the words about other pictures stay as they are', () => {
  const alt = 'A map without names, on which one river is a blue line'
  expect(about('Which river is the blue line?', alt)).toBe('Which river is the blue line?')
  expect(about('Which flag is red on its left?', 'A flag')).toBe('Which flag is red on its left?')
})
