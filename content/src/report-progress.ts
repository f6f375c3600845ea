import { type HouseholdName, type HouseholdNames, missingNames } from './household-names.ts'
import { biasTable } from './lint/bias.ts'
import { brevityOf } from './lint/brevity.ts'
import { percent } from './lint/finding.ts'
import { lengthRanks, mixesArticles } from './lint/form.ts'
import { guessRates } from './lint/guess/guess.ts'
import { markdownTable } from './markdown-table.ts'
import { CATEGORIES } from './questions/categories.ts'
import type { Question } from './questions/format.ts'
import { REGIONS, regionShare } from './questions/origins.ts'

/** The shares of the bank of 3,038 questions on 22 November 2026, when it had fourteen categories. */
const CATEGORIES_BEFORE: Readonly<Record<string, string>> = {
  geography: '8.3 %',
  history: '7.5 %',
  science: '8.3 %',
  nature: '7.1 %',
  literature: '6.7 %',
  art: '6.7 %',
  music: '6.8 %',
  film: '6.5 % with television',
  sports: '6.7 % with games',
  'food-drink': '6.5 %',
  language: '7.9 %',
  mythology: '6.8 %',
  technology: '6.5 %',
  society: '7.7 %',
}

const categoryRows = (questions: readonly Question[]): string[][] =>
  CATEGORIES.map(({ slug, title }) => [
    title,
    CATEGORIES_BEFORE[slug] ?? '–',
    percent(questions.filter(({ category }) => category === slug).length / Math.max(1, questions.length)),
    'at most 12.0 %',
  ])

/** Measured on 23 November 2026 with 3,625 questions, before any was changed for its form. */
const RANKS_BEFORE = ['24.9 %', '27.8 %', '22.7 %', '24.7 %'] as const

const formRows = (questions: readonly Question[]): string[][] => {
  const numbers = biasTable(questions).find(({ strategy }) => strategy === 'a middle number')
  const [all, ...categories] = guessRates(questions).map(({ asked, right }) => right / Math.max(1, asked))
  return [
    ...lengthRanks(questions).map(({ rank, share }, i) => [
      `the answer is the ${rank} choice`,
      RANKS_BEFORE[i] ?? '–',
      percent(share),
      '25.0 ± 1.5 %',
    ]),
    [
      'a middle number is right',
      '24.0 %',
      percent((numbers?.right ?? 0) / Math.max(1, numbers?.asked ?? 0)),
      'at most 27.0 %',
    ],
    ['the model guesses the answer', '28.8 %', percent(all ?? 0), 'at most 26.5 %'],
    ['the same in the worst category', '36.2 %', percent(Math.max(0, ...categories)), 'at most 30.0 %'],
  ]
}

const styleRows = (questions: readonly Question[]): string[][] => {
  const { median, short } = brevityOf(questions)
  return [
    ['words of the median prompt', '16', `${median}`, 'at most 12'],
    ['prompts of at most nine words', '9.5 %', percent(short), 'at least 20.0 %'],
  ]
}

/** Measured on 28 November 2026 with 6,414 questions, before the linter had limits. */
const REGIONS_BEFORE: Readonly<Record<string, string>> = {
  'South Asia': '8.4 %',
  Africa: '11.6 %',
  'Latin America': '10.6 %',
  Europe: '31.2 %',
}

const regionRows = (questions: readonly Question[]): string[][] =>
  REGIONS.map((region) => [
    `about ${region.title}, of those with a place`,
    REGIONS_BEFORE[region.title] ?? '–',
    percent(regionShare(region, questions)),
    region.least === undefined ? `at most ${percent(region.most ?? 1)}` : `at least ${percent(region.least)}`,
  ])

const shareFound = (questions: readonly Question[], names: readonly HouseholdName[]): string =>
  percent(1 - missingNames(questions, names).length / Math.max(1, names.length))

/** Of our own 300 names that most people know, 174 occurred in the bank of 3,038 questions. */
const nameRows = (questions: readonly Question[], { own, blind }: HouseholdNames): string[][] => [
  ['household names that occur, our own list', '58.0 %', shareFound(questions, own), '–'],
  ['the same, a list by somebody who had not seen the bank', '–', shareFound(questions, blind), '–'],
]

/** The bank's figures beside those of November 2026, when it was half as large. */
export const progress = (questions: readonly Question[], names: HouseholdNames): string => `
## Before and after

The bank of November 2026 had 3,038 questions. Form and style were first measured with 3,625, and places with 6,414. The household names
are 300 in \`passes/2026-11-household-names.txt\`, a list made after the first of the questions, and 300 in \`passes/2026-11-household-names-blind.txt\`. When the second list
was made, three of its names were missing (99.0 %), which have been written in since; now ${missingLine(missingNames(questions, [...names.own, ...names.blind]))}.

${markdownTable(
  ['measure', 'before', 'now', 'limit'],
  [
    ...formRows(questions),
    ['choices that mix articles, questions', '223', `${questions.filter(mixesArticles).length}`, '0'],
    ...styleRows(questions),
    ...regionRows(questions),
    ...nameRows(questions, names),
  ],
)}

${markdownTable(['category', 'before', 'now', 'limit'], categoryRows(questions))}
`

const missingLine = (missing: readonly HouseholdName[]): string =>
  missing.length === 0 ? 'none is missing' : `missing are ${missing.map(([name]) => name).join(', ')}`
