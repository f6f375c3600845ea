import { expect, test } from 'vitest'
import { sampleCountries } from './countries.test-kit.ts'
import { askedWords, pointedWords } from './pointing-words.ts'

const asked = (wrong: string[], clue: string | null = null) => ({
  item: 3,
  name: clue === null ? 'Peru' : null,
  clue,
  wrong,
})
const find = { task: 'find', shown: 'map' } as const

test('the question is the country’s name, or a clue where the list would give the name away', () => {
  expect(askedWords({ asked: asked([]) })).toBe('Find Peru.')
  expect(askedWords({ asked: asked([], 'Borders Brazil.') })).toBe('Borders Brazil.')
  expect(askedWords({ asked: null })).toBe('')
})

test.each([
  [asked(['BR']), null, 'That is Brazil. 2 tries left.'],
  [asked(['BR', 'CL']), { place: 'AR', tries: 1 }, 'That is Chile. One try left.'],
  [asked([]), { place: 'AR', tries: 1 }, 'Argentina: right.'],
  [asked([]), { place: 'AR', tries: 3 }, 'Argentina, on try 3.'],
  [asked([]), { place: 'AR', tries: null }, 'Argentina is shown on the map.'],
  [null, { place: 'AR', tries: null }, 'Argentina is shown on the map.'],
])('the result of a try is put into words: %#', (now, last, words) => {
  expect(pointedWords(sampleCountries({ asked: now, last }, find)).text).toBe(words)
})

test('without a map a missed country is named', () => {
  const game = sampleCountries({ last: { place: 'AR', tries: null } }, { task: 'find' })
  expect(pointedWords(game).text).toBe('It was Argentina.')
})
