import { describe, expect, it } from 'vitest'
import { choiceRules } from './choices.ts'
import { messagesOf, sampleQuestion } from './sample.ts'

describe('choices', () => {
  it.each<[fact: string, choices: [string, string, string, string], named: string]>([
    ['the same', ['Danube', 'Rhine', 'Rhine', 'Elbe'], "'Rhine' is there twice"],
    [
      'the same except for letter case',
      ['Danube', 'rhine', 'Rhine', 'Elbe'],
      "'rhine' and 'Rhine' count as the same",
    ],
    [
      'the answer with an article',
      ['Danube', 'The Danube', 'Po', 'Elbe'],
      "'Danube' and 'The Danube' count as the same",
    ],
    ['differing by an accent', ['Cafe', 'Café', 'Bar', 'Inn'], "'Cafe' and 'Café' count as the same"],
    ['all of these', ['Danube', 'Rhine', 'Elbe', 'All of these'], "not 'All of these'"],
    ['none of the above', ['None of the above', 'Rhine', 'Elbe', 'Po'], "not 'None of the above'"],
  ])('that are %s are reported', (_, [answer, ...wrong], named) =>
    expect(messagesOf(choiceRules, sampleQuestion({ answer, wrong }))).toEqual([
      expect.stringContaining(named),
    ]),
  )

  it('that only look alike pass', () => {
    const wrong = ['Iceland', 'Island', 'All of Me'] as [string, string, string]
    expect(messagesOf(choiceRules, sampleQuestion({ answer: 'Ireland', wrong }))).toEqual([])
  })
})

describe('an answer', () => {
  const asked = (prompt: string, answer: string, ...wrong: [string, string, string]) =>
    messagesOf(choiceRules, sampleQuestion({ prompt, answer, wrong }))

  it.each([
    [
      'occurs in the prompt',
      asked('What flows beside the blue Danube road?', 'The Danube', 'Elbe', 'Po', 'Rhine'),
    ],
    [
      'shares a revealing word with it',
      asked('Where did the Basque flag fly?', 'A Basque town', 'A fort', 'A hut', 'A bay'),
    ],
  ])('that %s is reported', (_, messages) => expect(messages).toHaveLength(1))

  it.each([
    ['is part of a longer word there', asked('Which Indian city is it?', 'India', 'Nepal', 'Laos', 'Oman')],
    ['is one of four named in the prompt', asked('Is it A, B, C or D?', 'A', 'B', 'C', 'D')],
    [
      'shares a word that a wrong choice has too',
      asked('Which mount is it?', 'Mount Fuji', 'Mount Aso', 'Etna', 'K2'),
    ],
    ['shares only a function word', asked('Who is it by the sea?', 'The man by us', 'Ann', 'Bob', 'Cid')],
  ])('that %s passes', (_, messages) => expect(messages).toEqual([]))
})
