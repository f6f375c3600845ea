import { describe, expect, it } from 'vitest'
import { biasRules, biasTable, maxAllowed } from './bias.ts'
import { messagesOf, sampleBank, sampleQuestion } from './sample.ts'

type Wrong = [string, string, string]
const quiz = (answer: string, ...wrong: Wrong) => sampleQuestion({ prompt: 'What?', answer, wrong })
const rightBy = (strategy: string, ...questions: ReturnType<typeof quiz>[]) =>
  biasTable(questions).find((bias) => bias.strategy === strategy)

describe('the bias table', () => {
  it('counts a tie between k choices as 1/k', () => {
    expect(rightBy('longest choice', quiz('aaa', 'b', 'c', 'd'))).toMatchObject({ asked: 1, right: 1 })
    expect(rightBy('longest choice', quiz('aa', 'bb', 'c', 'd'))?.right).toBe(1 / 2)
    expect(rightBy('longest choice', quiz('a', 'b', 'c', 'd'))?.right).toBe(1 / 4)
    expect(rightBy('longest choice', quiz('a', 'bb', 'c', 'd'))?.right).toBe(0)
  })

  it('expects one of the two middle numbers to be right half the time, and asks only about numbers', () => {
    const questions = [quiz('2', '1', '3', '4'), quiz('4', '1', '3', '2'), quiz('a', 'b', 'c', 'd')]
    expect(rightBy('a middle number', ...questions)).toEqual({
      strategy: 'a middle number',
      asked: 2,
      right: 1 / 2,
    })
  })

  it('lets the combined strategy break ties by the next clue', () => {
    const prompt = 'What swims?'
    const numbers = quiz('Two', 'One', 'Three', 'Four')
    expect(rightBy('combined', numbers)?.right).toBe(1 / 2)
    const fish = { ...quiz('red cod', 'red cow', 'blue cod', 'blue cow'), prompt: 'Which red cod?' }
    expect(rightBy('combined', fish)?.right).toBe(1)
    expect(rightBy('combined', { ...fish, prompt })?.right).toBe(1 / 4)
  })
})

describe('a bank', () => {
  /** A hundred questions: in `n` the answer is longest, in the others all choices are equally long. */
  const bank = (longest: number) =>
    sampleBank(100, (index) => ({
      prompt: 'What?',
      answer: index < longest ? 'mm' : 'm',
      wrong: index % 2 === 0 ? ['a', 'b', 'z'] : ['a', 'y', 'z'],
    }))

  it('that no strategy can guess passes', () => expect(messagesOf(biasRules, ...bank(0))).toEqual([]))

  it('passes at 27 % and fails above', () => {
    expect(messagesOf(biasRules, ...bank(2))).toEqual([])
    expect(messagesOf(biasRules, ...bank(3))).toEqual([
      "expected 'longest choice' to be right at most 27.0 % of 100 times, not 27.3 %",
    ])
  })

  it.each([
    [1, 1],
    [18, 5],
    [100, 27],
  ])('of %d questions may be guessed correctly %d times', (asked, most) =>
    expect(maxAllowed(asked)).toBe(most),
  )
})
