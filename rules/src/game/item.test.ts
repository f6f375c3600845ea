import { describe, expect, test } from 'vitest'
import { judgeForm } from '../forms/judge.ts'
import { choiceItemFor, delayAllowance, itemFor, type Question, readingTime } from './item.ts'
import { inWords } from './media.ts'

const question = (id: string): Question => ({
  id,
  category: 'music',
  difficulty: 2,
  prompt: 'Which key?',
  answer: 'A minor',
  wrong: ['B flat', 'C sharp', 'D'],
})

describe('G1 the order of the choices', () => {
  test('G1 follows from seed and question', () => {
    expect(choiceItemFor(question('one'), 'seed')).toEqual(choiceItemFor(question('one'), 'seed'))
    const orders = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) =>
      choiceItemFor(question('one'), seed).choices.join(),
    )
    expect(new Set(orders).size).toBeGreaterThan(1)
  })

  test('G1 keeps all four choices and the index of the right one', () => {
    const item = choiceItemFor(question('one'), 'seed')
    expect(item.choices.toSorted()).toEqual(['A minor', 'B flat', 'C sharp', 'D'])
    expect(item.choices[item.right]).toBe('A minor')
  })

  test('G1 puts the answer in each place equally often', () => {
    const places = [0, 0, 0, 0]
    for (let i = 0; i < 4_000; i++) places[choiceItemFor(question(`music-${i}`), 'seed').right]! += 1
    for (const place of places) {
      expect(place).toBeGreaterThan(900)
      expect(place).toBeLessThan(1_100)
    }
  })
})

describe('G6 a question with a typed answer', () => {
  const typed = {
    ...question('one'),
    answer: 'Beethoven',
    accept: ['Ludwig'],
    wrong: ['Beethovens', 'Bach', 'Liszt'],
  }

  test('G6 accepts its answer and what else is right, and takes no wrong choice for a misspelling', () => {
    const item = itemFor(typed, 'seed', 'typed')
    const judged = (text: string) => judgeForm(item, { text })
    expect(['beethoven', 'Ludwig', 'Bethoven', 'Beethovens', 'Bach'].map(judged)).toEqual(
      [true, true, true, false, false].map((right) => ({ right })),
    )
  })

  test('G6 keeps its choices if it does not work without them, or if the game has choices', () => {
    expect(itemFor(question('one'), 'seed', 'typed')).toEqual(choiceItemFor(question('one'), 'seed'))
    expect(itemFor(typed, 'seed')).toEqual(choiceItemFor(typed, 'seed'))
  })
})

test.for([
  { prompt: '', choices: [], ms: 0 },
  { prompt: 'x'.repeat(10), choices: ['a', 'b', 'c', 'd'], ms: 560 },
  { prompt: 'x'.repeat(121), choices: ['a', 'b', 'c', 'd'], ms: 5_000 },
  { prompt: 'x'.repeat(400), choices: ['yes', 'no'], ms: 5_000 },
])('G2 $prompt.length characters and $choices take $ms ms to read', ({ prompt, choices, ms }) => {
  expect(readingTime({ prompt, choices })).toBe(ms)
})

test.for([
  { delay: 0, used: 0, ms: 0 },
  { delay: 80.4, used: 0, ms: 80 },
  { delay: 80.5, used: 0, ms: 81 },
  { delay: 500, used: 0, ms: 500 },
  { delay: 3_000, used: 0, ms: 500 },
  { delay: Number.POSITIVE_INFINITY, used: 0, ms: 500 },
  { delay: 400, used: 1_700, ms: 300 },
  { delay: 400, used: 2_000, ms: 0 },
  { delay: 400, used: 2_600, ms: 0 },
  { delay: -20, used: 0, ms: 0 },
  { delay: Number.NaN, used: 0, ms: 0 },
])('G3 a delay of $delay ms gives $ms ms after $used ms are used up', ({ delay, used, ms }) => {
  expect(delayAllowance(delay, used)).toBe(ms)
})

test.for([
  { media: { kind: 'picture', src: 'a.svg', width: 4, height: 3, alt: '' } as const, ms: 2_400 },
  { media: { kind: 'sound', src: 'a', ms: 3_000 } as const, ms: 4_900 },
])('G5 a $media.kind takes more time', ({ media, ms }) => {
  const words = 'in words!!'
  expect(readingTime({ prompt: 'short', choices: [], media, words })).toBe(ms)
})

test('G4 a question in words has neither picture nor sound', () => {
  const picture = { kind: 'picture', src: 'a.svg', width: 4, height: 3, alt: 'A map' } as const
  const asked = { ...question('one'), media: picture, words: 'Which one has the most people?' }
  expect(choiceItemFor(asked, 'seed')).toMatchObject({ media: picture, words: asked.words })
  const item = choiceItemFor(inWords(asked), 'seed')
  expect(item).toEqual({ ...choiceItemFor(question('one'), 'seed'), prompt: asked.words })
  expect(inWords(question('one'))).toEqual(question('one'))
})
