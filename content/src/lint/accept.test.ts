import { describe, expect, it } from 'vitest'
import { acceptRules } from './accept.ts'
import { messagesOf, sampleQuestion } from './sample.ts'

const messages = (answer: string, accept: string[] | undefined, ...wrong: [string, string, string]) =>
  messagesOf(acceptRules, sampleQuestion({ answer, wrong, ...(accept && { accept }) }))

describe('accepted answers', () => {
  it('pass without and with variants', () => {
    expect(messages('Vienna', undefined, 'Graz', 'Linz', 'Wels')).toEqual([])
    expect(messages('Vienna', [], 'Graz', 'Linz', 'Wels')).toEqual([])
    expect(messages('Vienna', ['Wien'], 'Graz', 'Linz', 'Wels')).toEqual([])
  })

  it.each<[fact: string, accept: string[], named: string]>([
    ['that equal the answer when typed', ['the VIENNA'], "'the VIENNA', which is judged like another one"],
    ['that nobody can type', ['?!'], "can be typed, not '?!'"],
    ['that make a wrong choice right', ['Wien', 'Linz'], "that 'Linz' is wrong"],
  ])('%s are reported', (_, accept, named) => {
    expect(messages('Vienna', accept, 'Graz', 'Linz', 'Wels')).toEqual([expect.stringContaining(named)])
  })

  it('belong to short answers', () => {
    expect(messages('As far as one can see', [], 'Graz', 'Linz', 'Wels')).toEqual([
      expect.stringContaining('at most 4 words'),
    ])
  })
})
