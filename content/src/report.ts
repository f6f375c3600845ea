import { type Bias, biasTable } from './lint/bias.ts'
import { percent } from './lint/finding.ts'
import { CATEGORIES } from './questions/categories.ts'
import type { Question } from './questions/format.ts'
import { isPlace, originOf } from './questions/origins.ts'

/** The bank in numbers, as Markdown. */
export const report = (questions: readonly Question[]): string => `# The question bank

Written by \`node content/src/check.ts --write\`; not to be edited by hand.

## Questions

${table(['category', 'easy', 'medium', 'hard', 'all', 'share'], categoryRows(questions))}

${checkedLine(questions)}

## Where from

By the first tag that names a place. Questions of one country are kept apart in a game, so what counts for a player is
how many places there are: ${placeCount(questions)} are named.

${table(['from', 'easy', 'medium', 'hard', 'all', 'share'], originRows(questions))}

## Families

Questions that are made of \`content/families\`. None may be more than 5 % of the bank, and in those of more than 40
no way to guess by form may be right more than 27 % of the time.

${table(['family', 'easy', 'medium', 'hard', 'all', 'share', 'easiest guess', 'right'], familyRows(questions))}

## Answerable by form?

How often each way to guess would be right that knows nothing of the subject. Chance is 25 %, and 27 % is the most
that the linter lets pass. A tie between k choices counts as 1/k.

${biasMarkdown(biasTable(questions))}
`

/** The bias table, as Markdown that also reads well in a terminal. */
export const biasMarkdown = (biases: readonly Bias[]): string =>
  table(
    ['guess', 'questions', 'right'],
    biases.map(({ strategy, asked, right }) => [
      strategy,
      `${asked}`,
      asked > 0 ? percent(right / asked) : '–',
    ]),
  )

const categoryRows = (questions: readonly Question[]): string[][] => [
  ...CATEGORIES.map(({ slug, title }) =>
    countRow(
      title,
      questions.filter(({ category }) => category === slug),
      questions.length,
    ),
  ),
  countRow('All', questions, questions.length),
]

const familyRows = (questions: readonly Question[]): string[][] =>
  [...Map.groupBy(questions, ({ family }) => family)].flatMap(([family, members]) => {
    if (family === undefined) return []
    const [best] = biasTable(members)
      .filter(({ asked }) => asked === members.length)
      .sort((a, b) => b.right - a.right)
    return [
      [
        ...countRow(family, members, questions.length),
        best?.strategy ?? '–',
        best === undefined ? '–' : percent(best.right / best.asked),
      ],
    ]
  })

const countRow = (title: string, part: readonly Question[], all: number): string[] => [
  title,
  ...[1, 2, 3].map((level) => `${part.filter(({ difficulty }) => difficulty === level).length}`),
  `${part.length}`,
  percent(part.length / Math.max(1, all)),
]

const ORIGINS = [
  ['europe', 'Europe'],
  ['asia', 'Asia'],
  ['africa', 'Africa'],
  ['north-america', 'North America'],
  ['south-america', 'South America'],
  ['oceania', 'Oceania'],
  [null, 'Everywhere'],
] as const

const originRows = (questions: readonly Question[]): string[][] =>
  ORIGINS.map(([origin, title]) =>
    countRow(
      title,
      questions.filter((question) => originOf(question) === origin),
      questions.length,
    ),
  )

const placeCount = (questions: readonly Question[]): number =>
  new Set(questions.flatMap(({ tags }) => tags.filter(isPlace))).size

const checkedLine = (questions: readonly Question[]): string => {
  const checked = questions.filter((question) => question.checked !== undefined).length
  const dated = questions.filter((question) => question.asOf !== undefined).length
  return `${checked} of ${questions.length} were checked by a second person; ${dated} hold for a named year only.`
}

/** Columns after the first hold figures, and are set to the right. */
export const table = (head: readonly string[], rows: readonly string[][]): string => {
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]!.length)),
  )
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => (column === 0 ? cell.padEnd(widths[column]!) : cell.padStart(widths[column]!))).join(' | ')} |`
  const rule = `|${widths.map((width, column) => (column === 0 ? '-'.repeat(width + 2) : `${'-'.repeat(width + 1)}:`)).join('|')}|`
  return [line(head), rule, ...rows.map(line)].join('\n')
}
