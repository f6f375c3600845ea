import { describe, expect, it } from 'vitest'
import { generateFamily } from './make.ts'
import { defineFamily, Subject } from './subject.ts'

const rivers = defineFamily('rivers', 5001, Subject, ({ of }) => ({
  category: 'geography',
  answer: of,
  slots: { land: 'Egypt' },
  faults: of === 'Thames' ? ['expected a river of Egypt'] : [],
  objection: (choice) => (choice === 'Blue Nile' ? 'it is the Nile as well' : null),
}))

const entry = (change: object = {}) => ({
  nr: 1,
  of: 'Nile',
  ask: 'Which river crosses {land}?',
  near: ['Congo', 'Niger', 'Volta'],
  level: 1,
  tells: 'It floods no more.',
  source: 'an atlas',
  tags: ['rivers'],
  ...change,
})

const complaints = (...entries: object[]) =>
  generateFamily(rivers, entries).problems.map(({ message }) => message)

describe('generating a family', () => {
  it('fills the slots, and takes the question’s number from its entry', () => {
    const { questions, problems } = generateFamily(rivers, [entry({ nr: 7 })])
    expect(problems).toEqual([])
    expect(questions).toMatchObject([
      { id: 'geography-5007', prompt: 'Which river crosses Egypt?', answer: 'Nile', family: 'rivers' },
    ])
  })

  it('looks up the wrong choices', () => {
    expect(complaints(entry({ near: ['Blue Nile', 'Nile', 'Congo', 'Niger'] }))).toEqual([
      'it is the Nile as well',
      "'Nile' is the answer",
    ])
  })

  it('reports what the source does not contain', () => {
    expect(complaints(entry({ of: 'Thames' }))).toEqual(['expected a river of Egypt'])
  })

  it('reports an incomplete entry and generates the others', () => {
    const { questions, problems } = generateFamily(rivers, [entry({ near: ['Congo'] }), entry({ nr: 2 })])
    expect(questions.map(({ id }) => id)).toEqual(['geography-5002'])
    expect(problems).toMatchObject([{ id: 'entry 1', message: expect.stringMatching(/^near: /) }])
  })

  it('reports an unknown slot and a duplicate number', () => {
    expect(complaints(entry({ ask: 'Where is {sea}?' }), entry())).toEqual([
      'expected no slot {sea}',
      'expected a unique number',
    ])
  })
})
