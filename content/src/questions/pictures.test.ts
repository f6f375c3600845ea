import { expect, it } from 'vitest'
import { choicesOf } from './format.ts'
import { readBank } from './load.ts'

const { located } = await readBank()
const questions = located.map(({ question }) => question)

it('no two questions have the same prompt and the same choices, so that what is shown of them tells them apart', () => {
  const seen = Map.groupBy(
    questions,
    (question) => `${question.prompt} ${choicesOf(question).sort().join(' | ')}`,
  )
  expect(
    [...seen.values()].filter(({ length }) => length > 1).map((same) => same.map(({ id }) => id)),
  ).toEqual([])
})

it('no two questions are the same in words', () => {
  const words = questions.flatMap((question) => question.words ?? [])
  expect(new Set(words).size).toBe(words.length)
})

it('at most sixteen pictures are of the same kind, except for maps of countries', () => {
  const pictures = questions.filter(
    ({ image, tags }) => image !== undefined && tags[0] !== 'outlines' && tags[0] !== 'maps',
  )
  const kinds = Map.groupBy(pictures, ({ prompt, family }) => `${family} ${prompt}`)
  expect([...kinds].filter(([, members]) => members.length > 16).map(([kind]) => kind)).toEqual([])
})
