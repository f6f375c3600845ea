import { COUNTRIES } from '@trivium/content/places/countries'
import { judgeForm } from '@trivium/rules/forms/judge'
import type { Picture } from '@trivium/rules/game/media'
import { isRefused } from '@trivium/wire/refusals'
import { expect, test } from 'vitest'
import { countriesFrom, flagsFrom, type PlacePictures } from './from-places.ts'

const picture = (src: string): Picture => ({ kind: 'picture', src, width: 4, height: 3, alt: 'A picture' })
const pictures: PlacePictures = {
  flagOf: (place) => picture(`flag of ${place}`),
  mapOf: (place) => (place === 'MT' ? null : picture(`map of ${place}`)),
}
const source = (count: number, answers: 'choices' | 'typed', region: 'all' | 'europe' = 'europe') =>
  ({ kind: 'flags', region, count, answers }) as const

const drawn = (items: ReturnType<typeof flagsFrom>) => {
  if (isRefused(items)) throw new Error(items.refused)
  return items
}
const nameOf = (question: string) => COUNTRIES.find(({ id }) => question.endsWith(`:${id}`))?.name ?? ''

test('flags and countries have four choices, one right, and reveal nothing else', () => {
  for (const from of [flagsFrom, countriesFrom])
    for (const item of drawn(from(pictures, source(20, 'choices'), 'seed'))) {
      const name = nameOf(item.question)
      if (!('choices' in item) || typeof item.right !== 'number') throw new Error('no choices')
      expect(new Set(item.choices).size).toBe(4)
      expect(item.choices[item.right]).toBe(name)
      expect(`${item.prompt} ${item.words}`).not.toContain(name)
    }
})

test('a typed name is right, with a slip too, but another country’s name is not', () => {
  for (const from of [flagsFrom, countriesFrom])
    for (const item of drawn(from(pictures, source(40, 'typed', 'all'), 'seed'))) {
      const name = nameOf(item.question)
      expect(judgeForm(item, { text: name.toLowerCase() })).toMatchObject({ right: true })
      const accepted = 'accepted' in item ? item.accepted : []
      for (const other of COUNTRIES.filter((one) => !accepted.includes(one.name)))
        expect([name, other.name, judgeForm(item, { text: other.name })]).toMatchObject([
          name,
          other.name,
          { right: false },
        ])
    }
})

test('the order follows from the seed, and a country without a map is not asked', () => {
  const asked = (seed: string) => drawn(countriesFrom(pictures, source(40, 'choices'), seed))
  expect(asked('one')).toEqual(asked('one'))
  expect(asked('one')).not.toEqual(asked('two'))
  expect(asked('one').some(({ question }) => question === 'map:MT')).toBe(false)
  expect(flagsFrom(pictures, source(60, 'choices'), 'seed')).toMatchObject({ refused: 'too-few-questions' })
})
