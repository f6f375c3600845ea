import { describe, expect, it } from 'vitest'
import { parseCategory } from './parse.ts'

const GOOD = `
- id: geography-0001
  prompt: Which river flows through Vienna?
  answer: Danube
  wrong: [Rhine, Elbe, Vistula]
  difficulty: 1
  explanation: It touches ten countries.
  source: Encyclopaedia Britannica, "Danube River"
  tags: [europe, rivers]
`
const parse = (text: string) => parseCategory('geography', 'geography.yaml', text)

describe('a valid question', () => {
  it('is read with its category, its line and our licence', () => {
    const { located, problems } = parse(GOOD)
    expect(problems).toEqual([])
    expect(located).toMatchObject([
      {
        file: 'geography.yaml',
        line: 2,
        question: { id: 'geography-0001', category: 'geography', licence: 'CC-BY-SA-4.0', difficulty: 1 },
      },
    ])
  })

  it('may have a check date and the year for which it holds', () => {
    const { located } = parse(`${GOOD}  asOf: 2026\n  checked: 2026-02-03\n`)
    expect(located[0]?.question).toMatchObject({ asOf: 2026, checked: '2026-02-03' })
  })
})

describe('an invalid question', () => {
  const cases: [fact: string, text: string, line: number, message: RegExp][] = [
    ['an answer that is a number', GOOD.replace('Danube\n', '1969\n'), 4, /^answer: .*string/],
    ['two wrong choices', GOOD.replace(', Vistula', ''), 5, /^wrong: /],
    ['a difficulty of 4', GOOD.replace('difficulty: 1', 'difficulty: 4'), 6, /^difficulty: /],
    ['a missing source', GOOD.replace(/ {2}source.*\n/, ''), 2, /^source: /],
    ['an unknown field', `${GOOD}  colour: none\n`, 2, /colour/],
    ['a tag in upper case', GOOD.replace('[europe', '[Europe'), 9, /^tags\.0: expected a tag in lower case/],
    ['an id without digits', GOOD.replace('-0001', '-one'), 2, /^id: expected the category and four digits/],
    ['a day that does not exist', `${GOOD}  checked: 2026-02-30\n`, 10, /^checked: /],
    ['a line break in the prompt', GOOD.replace(/Which.*/, '"Which\\nriver?"'), 3, /expected one line/],
  ]
  it.each(cases)('%s is reported with its line', (_, text, line, message) => {
    const { located, problems } = parse(text)
    expect(located).toEqual([])
    expect(problems[0]?.message).toMatch(message)
    expect(problems[0]?.line).toBe(line)
  })

  it('has all its problems listed, and its valid neighbours are read', () => {
    const bad = GOOD.replace('difficulty: 1', 'difficulty: 9').replace('Danube\n', '1969\n')
    const { located, problems } = parse(bad + GOOD.trimStart())
    expect(problems.map(({ id, line }) => [id, line])).toEqual([
      ['geography-0001', 4],
      ['geography-0001', 6],
    ])
    expect(located).toHaveLength(1)
  })
})

describe('a file', () => {
  it('that is not YAML is reported with the line', () => {
    expect(parse('- id: a\n  prompt: Who: me?\n').problems).toMatchObject([{ line: 2, id: '' }])
  })

  it.each(['', 'id: geography-0001\n', 'some text\n'])('that contains no list is rejected: %j', (text) => {
    expect(parse(text).problems).toMatchObject([{ line: 1, message: 'expected a list of questions' }])
  })

  it('identifies a question without an id by its position', () => {
    expect(parse('- just text\n').problems).toMatchObject([{ id: '(question 1)', line: 1 }])
  })
})
