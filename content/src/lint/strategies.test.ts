import { describe, expect, it } from 'vitest'
import { STRATEGIES } from './strategies.ts'

/** The choices that a strategy would pick from. */
const picks = (name: string, prompt: string, choices: string[]) => {
  const scores = STRATEGIES.find((strategy) => strategy.name === name)!.score({ prompt, choices })
  if (scores === null) return null
  const best = Math.max(...scores)
  return choices.filter((_, index) => scores[index] === best)
}

describe('a guess', () => {
  const cases: [name: string, prompt: string, choices: string[], picked: string[] | null][] = [
    ['longest choice', '', ['aa', 'bbb', 'ccc', 'd'], ['bbb', 'ccc']],
    ['shortest choice', '', ['aa', 'bbb', 'ccc', 'd'], ['d']],
    ['a choice of middle length', '', ['aa', 'bbb', 'ccccc', 'd'], ['aa', 'bbb']],
    ['a choice of middle length', '', ['aa', 'bb', 'c', 'd'], ['aa', 'bb', 'c', 'd']],
    [
      'most words shared with the prompt',
      'A blue sea?',
      ['The blue sea', 'Blue', 'A', 'X'],
      ['The blue sea'],
    ],
    ['most words shared with the other choices', '', ['red cat', 'red dog', 'blue cat', 'x'], ['red cat']],
    ['first in the alphabet', '', ['Zebra', 'élan', 'Fox', 'gnu'], ['élan']],
    ['last in the alphabet', '', ['zebra', 'élan', 'Fox', 'gnu'], ['zebra']],
    ['a middle number', '', ['9', '10', '8', '11'], ['9', '10']],
    ['the lowest or the highest number', '', ['9', '10', '8', '11'], ['8', '11']],
    ['the lowest number', '', ['9', '10', '8', '11'], ['8']],
    ['the highest number', '', ['Nine', 'Ten', 'Eight', 'Eleven'], ['Eleven']],
    ['a middle number', '', ['9', '10', '8', 'many'], null],
  ]
  it.each(cases)('at the %s (%s) of %j picks %j', (name, prompt, choices, picked) =>
    expect(picks(name, prompt, choices)).toEqual(picked),
  )
})
