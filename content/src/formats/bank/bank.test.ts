import type { ImportDefaults, QuestionFormat, QuestionText } from '@trivium/wire/documents/question'
import { describe, expect, it } from 'vitest'
import { guessFormat } from '../guess.ts'
import { categoryNamed } from './category.ts'
import { readForBank } from './read.ts'
import { bankWriter } from './write.ts'

const DEFAULTS: ImportDefaults = { category: null, difficulty: 2, source: 'a pub', licence: 'CC0-1.0' }
const ONE: QuestionText = {
  category: 'geography',
  difficulty: 1,
  prompt: 'Which river flows through "Vienna", & on?',
  answer: '=Danube',
  wrong: ['Rhine', 'Elbe: {north}', 'Vistula'],
  explanation: 'It touches ten countries.',
  source: 'an atlas',
  asOf: 2026,
  tags: ['rivers', 'europe'],
  licence: 'CC-BY-SA-4.0',
}
const TWO: QuestionText = {
  ...ONE,
  category: 'music',
  difficulty: 3,
  prompt: 'Who sang it?',
  asOf: null,
  tags: [],
}
const written = (format: QuestionFormat, questions: readonly QuestionText[]): string => {
  const { head, next, tail } = bankWriter(format)
  return `${head}${questions.map(next).join('')}${tail}`
}
const read = (format: QuestionFormat, text: string, change: Partial<ImportDefaults> = {}) => [
  ...readForBank(format, text, { ...DEFAULTS, ...change }),
]
const reasonOf = (format: QuestionFormat, text: string, change: Partial<ImportDefaults> = {}) =>
  read(format, text, change).map((row) => ('reason' in row ? row.reason : 'taken'))

/** Fields that a format lacks are read as the defaults. */
const BARE = { difficulty: 2, source: 'a pub', licence: 'CC0-1.0', asOf: null, tags: [] } as const

describe('exported questions of the bank can be imported again', () => {
  it.each(['json', 'csv'] as const)('whole, by %s', (format) => {
    const text = written(format, [ONE, TWO])
    expect(read(format, text).map((row) => 'question' in row && row.question)).toEqual([ONE, TWO])
    expect(guessFormat(text)).toBe(format)
  })

  it.each(['gift', 'moodle'] as const)('with category and explanation, by %s', (format) => {
    const text = written(format, [ONE, TWO])
    expect(read(format, text).map((row) => 'question' in row && row.question)).toEqual([
      { ...ONE, ...BARE },
      { ...TWO, ...BARE },
    ])
    expect(guessFormat(text)).toBe(format)
  })

  it('with category and difficulty, by Open Trivia DB', () => {
    const text = written('opentdb', [ONE, TWO])
    expect(read('opentdb', text).map((row) => 'question' in row && row.question)).toEqual([
      { ...ONE, ...BARE, difficulty: 1, explanation: '' },
      { ...TWO, ...BARE, difficulty: 3, explanation: '' },
    ])
  })

  it('with prompt and choices, by Aiken', () => {
    const rows = read('aiken', written('aiken', [ONE]), { category: 'geography' })
    expect(rows).toMatchObject([{ line: 1, question: { ...ONE, ...BARE, explanation: '' } }])
  })
})

describe('a row that the bank rejects', () => {
  const csv = (...cells: string[]) =>
    `question,answer,wrong 1,wrong 2,wrong 3,category,difficulty\n${cells.join(',')}\n`

  it.each<[string, string, RegExp]>([
    ['three choices', csv('Who?', 'A b', 'B c', 'C d', '', 'music', '1'), /four choices; this has 3/],
    ['an unknown category', csv('Who?', 'A b', 'B c', 'C d', 'D e', 'cars', '1'), /"cars" does not exist/],
    ['no category', csv('Who?', 'A b', 'B c', 'C d', 'D e', '', '1'), /no category/],
    ['another difficulty', csv('Who?', 'A b', 'B c', 'C d', 'D e', 'music', '9'), /"9" is not easy/],
    ['equal choices', csv('Who?', 'A b', 'B c', 'the B c', 'D e', 'music', '1'), /count as the same/],
    [
      'a choice that is too long',
      csv('Who?', 'A b', 'x'.repeat(121), 'C d', 'D e', 'music', '1'),
      /^wrong\.0: /,
    ],
  ])('because of %s is reported with its line and the reason', (_, text, reason) => {
    expect(read('csv', text, { category: null })).toMatchObject([
      { line: 2, reason: expect.stringMatching(reason), text: expect.stringContaining('Who?') },
    ])
  })

  it('because its answer is typed is reported', () => {
    expect(reasonOf('gift', 'Capital of Austria? {=Vienna}', { category: 'geography' })).toEqual([
      'The bank has questions with choices alone.',
    ])
  })

  it('because it has no source is reported', () => {
    expect(reasonOf('csv', csv('Who?', 'A', 'B', 'C', 'D', 'music', '1'), { source: '' })[0]).toMatch(
      /^It has no source, /,
    )
  })

  it('gets the category that was chosen for such rows', () => {
    expect(reasonOf('csv', csv('Who?', 'A', 'B', 'C', 'D', 'cars', '1'), { category: 'technology' })).toEqual(
      ['taken'],
    )
  })
})

it.each([
  ['Film & Television', 'film'],
  ['film-tv', 'film'],
  ['Television', 'television'],
  ['sports-games', 'sports'],
  ['Entertainment: Video Games', 'games-internet'],
  ['Science: Computers', 'technology'],
  ['GEOGRAPHY', 'geography'],
  ['constructor', null],
  ['', null],
])('%j is the category %j', (name, slug) => {
  expect(categoryNamed(name)).toBe(slug)
})

it.each([
  ['+', ['−', '×', '÷']],
  ['C++', ['C', 'C#', 'Java']],
  ['-2', ['2', '−1', '1']],
  ['🇫🇷', ['🇮🇹', '🇪🇸', '🏴󠁧󠁢󠁥󠁮󠁧󠁿']],
] as const)('choices that look different count as different: %s, %s', (answer, [one, two, three]) => {
  const question: QuestionText = {
    ...ONE,
    prompt: 'Which of these is meant?',
    answer,
    wrong: [one, two, three],
  }
  for (const format of ['json', 'csv', 'moodle', 'gift'] as const)
    expect(reasonOf(format, written(format, [question]), { category: 'geography' })).toEqual(['taken'])
})

describe('a matching question', () => {
  const CAPITALS = ['France -> Paris', 'Italy -> Rome', 'Spain -> Madrid', 'Norway -> Oslo', 'Latvia -> Riga']
  const matching = (pairs: readonly string[]) =>
    `Match the capitals. {${pairs.map((pair) => `=${pair}`).join(' ')}}`
  const rowsOf = (pairs: readonly string[], defaults: Partial<ImportDefaults> = {}) =>
    read('gift', matching(pairs), { category: 'geography', ...defaults })

  it('becomes a question with four choices for each pair, and a row says so', () => {
    const rows = rowsOf(CAPITALS)
    expect(rows.slice(0, -1)).toMatchObject(
      CAPITALS.map((pair) => {
        const [left, answer] = pair.split(' -> ')
        return { line: 1, question: { prompt: `Match the capitals: ${left}`, answer } }
      }),
    )
    expect(rows.at(-1)).toMatchObject({ line: 1, questions: 5, text: expect.stringMatching(/^Match/) })
  })

  it('is rejected once if it has too few different right sides', () => {
    const reason = expect.stringMatching(/at least 4 different right sides .* it has 3\.$/)
    expect(rowsOf(CAPITALS.slice(0, 3))).toMatchObject([{ line: 1, reason }])
    expect(rowsOf([...CAPITALS.slice(0, 3), 'Gaul -> the Paris'])).toMatchObject([{ line: 1, reason }])
  })

  it('is rejected once if all its pairs are rejected for the same reason', () => {
    const reason = 'It has no source, and none was given for such rows.'
    expect(rowsOf(CAPITALS, { source: '' })).toMatchObject([{ line: 1, reason }])
  })

  it('has a pair that does not fit rejected alone', () => {
    const reason = 'Pair 6, right side: At most 120 characters.'
    const rows = rowsOf([...CAPITALS, `Far -> ${'x'.repeat(121)}`])
    expect(rows.slice(5)).toMatchObject([{ reason }, { questions: 5 }])
  })
})

describe('a question with a picture', () => {
  const pictured: QuestionText = {
    ...ONE,
    prompt: 'Which river is this?',
    image: {
      file: 'a-river.svg',
      width: 480,
      height: 360,
      alt: 'A blue line',
      description: 'Its course to the sea',
    },
    words: 'Which river rises in the Black Forest?',
  }

  it('is kept by our own JSON', () => {
    expect(read('json', written('json', [pictured]))).toMatchObject([{ question: pictured }])
  })

  it('is asked in words in other files', () => {
    const [row] = read('csv', written('csv', [pictured]))
    expect(row).toMatchObject({ question: { prompt: pictured.words } })
    expect(row).not.toHaveProperty('question.image')
  })

  it('is rejected without words', () => {
    const { words: _, ...mute } = pictured
    expect(reasonOf('json', written('json', [mute]))).toEqual([expect.stringMatching(/expected 'words'/)])
  })
})
