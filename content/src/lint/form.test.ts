import { describe, expect, it } from 'vitest'
import { formRules, lengthRanks } from './form.ts'
import { messagesOf, sampleBank, sampleQuestion } from './sample.ts'

type Wrong = [string, string, string]

describe('ranks by length', () => {
  it('are counted separately, and ties are divided', () => {
    const shares = (answer: string, ...wrong: Wrong) =>
      lengthRanks([sampleQuestion({ answer, wrong })]).map(({ share }) => share)
    expect(shares('aaaa', 'b', 'cc', 'ddd')).toEqual([1, 0, 0, 0])
    expect(shares('aaa', 'bbbb', 'cc', 'd')).toEqual([0, 1, 0, 0])
    expect(shares('aa', 'bb', 'c', 'ddd')).toEqual([0, 1 / 2, 1 / 2, 0])
    expect(shares('a', 'b', 'c', 'd')).toEqual([1 / 4, 1 / 4, 1 / 4, 1 / 4])
  })

  it('that differ too much from a quarter are reported', () => {
    const bank = (second: number) =>
      sampleBank(400, (index) =>
        index < second
          ? { answer: 'aaa', wrong: ['bb', 'cccc', 'd'] }
          : { answer: 'a', wrong: ['b', 'c', 'd'] },
      )
    expect(messagesOf(formRules, ...bank(0))).toEqual([])
    expect(messagesOf(formRules, ...bank(20))).toEqual([
      'expected the answer to be the second longest choice in 25.0 % ± 1.5 %, not 28.7 %',
    ])
  })
})

describe('articles', () => {
  const articles = (...wrong: Wrong) => messagesOf(formRules, sampleQuestion({ answer: 'The Danube', wrong }))

  it('in all choices or in none pass', () => {
    expect(articles('The Rhine', 'A river', 'An inn')).toEqual([])
    expect(
      messagesOf(formRules, sampleQuestion({ answer: 'Theatre', wrong: ['Anvil', 'Amber', 'Rhine'] })),
    ).toEqual([])
  })

  it('in some choices are reported', () =>
    expect(articles('The Rhine', 'The Elbe', 'Vistula')).toEqual([
      "expected all choices with an article or none: 'The Danube', 'The Rhine', 'The Elbe', 'Vistula'",
    ]))
})

describe('an answer inside a word of the prompt', () => {
  const inside = (prompt: string, answer: string, ...wrong: Wrong) =>
    messagesOf(formRules, sampleQuestion({ prompt, answer, wrong }))

  it('is reported', () =>
    expect(inside('What gave the window its name?', 'Wind', 'Light', 'Rain', 'Cold')).toEqual([
      "expected a prompt without 'window', which tells 'wind' of the answer",
    ]))

  it('passes if all choices are', () =>
    expect(
      inside("How is 'helicopter' divided?", 'helico-pter', 'heli-copter', 'helic-opter', 'hel-icopter'),
    ).toEqual([]))

  it('passes if a wrong choice has it too', () =>
    expect(inside('Which football is flat?', 'Red ball', 'Blue ball', 'Grey ball', 'Pink ball')).toEqual([]))
})
