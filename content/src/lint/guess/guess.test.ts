import { randomFrom } from '@trivium/rules/random'
import { describe, expect, it } from 'vitest'
import { messagesOf, sampleBank } from '../sample.ts'
import { guessAnswers } from './cross-validate.ts'
import { featuresOf } from './features.ts'
import { guessRates, guessRules } from './guess.ts'

const WORDS = ['Iron', 'Maple', 'a crow', 'Oslo 7', 'the tide', "king's hat", 'Éclair', 'half-moon']

/** Questions with random choices; `tell` changes the answer's form. */
const bank = (count: number, tell: (answer: string) => string = (answer) => answer) => {
  const random = randomFrom('choices')
  const choice = () => WORDS[Math.floor(random() * WORDS.length)] ?? ''
  return sampleBank(count, () => ({
    prompt: 'Which of these?',
    answer: tell(choice()),
    wrong: [choice(), choice(), choice()],
  }))
}

describe('the model', () => {
  it('learns nothing if the form of the choices gives no hint', () => {
    const right = [...guessAnswers(bank(400)).values()].reduce((sum, chance) => sum + chance, 0)
    expect(right / 400).toBeLessThan(0.31)
    expect(messagesOf(guessRules, ...bank(400))).toEqual([])
  })

  it('finds a habit of the authors', () => {
    const tell = (answer: string) => `${answer} (really)`
    const [all] = guessRates(bank(200, tell))
    expect(all).toMatchObject({ category: null, asked: 200 })
    expect((all?.right ?? 0) / 200).toBeGreaterThan(0.95)
    expect(messagesOf(guessRules, ...bank(200, tell))).toEqual([
      expect.stringMatching(/of the bank to be guessed from the form of the choices, not \d+\.\d %$/),
      expect.stringMatching(/of geography to be guessed from the form of the choices, not \d+\.\d %$/),
    ])
  })

  it('gives the same result each time', () => expect(guessRates(bank(50))).toEqual(guessRates(bank(50))))

  it('counts choices that look the same as a guess among them', () => {
    const same = sampleBank(10, () => ({ prompt: 'What?', answer: 'm', wrong: ['m', 'm', 'm'] }))
    expect([...guessAnswers(same).values()]).toEqual(Array(10).fill(1 / 4))
  })
})

it('features are relative to the other choices', () => {
  const rows = featuresOf({ prompt: 'What?', choices: ['ab', 'the abc', '12', 'x'] })
  expect(rows).toHaveLength(4)
  for (let i = 0; i < (rows[0]?.length ?? 0); i++)
    expect(rows.reduce((sum, row) => sum + (row[i] ?? 0), 0)).toBeCloseTo(0, 9)
})
