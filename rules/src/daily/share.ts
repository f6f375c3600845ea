import type { Day } from '../time.ts'
import { dailyNumber } from './day.ts'

/** The outcome of one question: answered right, answered wrong, or not answered in time. */
export type SharedOutcome = 'right' | 'wrong' | 'missed'

/** The shared facts of a day. They contain no question and no answer, so they spoil nothing (D14). */
export interface SharedDaily {
  readonly day: Day
  /** In the order of asking. */
  readonly outcomes: readonly SharedOutcome[]
  /** The streak, in days; shown from two on. */
  readonly streak: number
  /** Whether it was played as practice, after its day. */
  readonly isPractice: boolean
  /** Where others can play it; null: the text has no link. */
  readonly link: string | null
}

/** D14: the squares can be told apart by brightness too. */
const SQUARES: Readonly<Record<SharedOutcome, string>> = { right: '🟩', wrong: '⬛', missed: '⬜' }
const WORDS: Readonly<Record<SharedOutcome, string>> = {
  right: 'right',
  wrong: 'wrong',
  missed: 'not answered',
}

const heading = ({ day, outcomes, isPractice }: SharedDaily): string => {
  const right = outcomes.filter((one) => one === 'right').length
  return `Trivium daily ${dailyNumber(day)}${isPractice ? ' (practice)' : ''}: ${right} of ${outcomes.length}`
}

/** Joins numbers: '1, 2 and 4'. */
const listed = (numbers: readonly number[]): string =>
  numbers.length < 2 ? numbers.join() : `${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1)}`

/** '1, 2 and 4 right', or nothing. */
const numbered = (outcomes: readonly SharedOutcome[], outcome: SharedOutcome): string[] => {
  const numbers = outcomes.flatMap((one, i) => (one === outcome ? [i + 1] : []))
  return numbers.length === 0 ? [] : [`${listed(numbers)} ${WORDS[outcome]}`]
}

const inWords = (outcomes: readonly SharedOutcome[]): string => {
  const [first] = outcomes
  if (first !== undefined && outcomes.every((one) => one === first)) return `All ${WORDS[first]}.`
  const parts = (['right', 'wrong', 'missed'] as const).flatMap((outcome) => numbered(outcomes, outcome))
  return `Questions ${parts.join('; ')}.`
}

/** The lines before and after the outcomes of the questions. */
const framed = (shared: SharedDaily, row: string): string =>
  [
    heading(shared),
    row,
    ...(shared.streak > 1 ? [`Streak: ${shared.streak} days`] : []),
    ...(shared.link === null ? [] : [shared.link]),
  ].join('\n')

/** D14: a square for each question. */
export const shareSquares = (shared: SharedDaily): string =>
  framed(shared, shared.outcomes.map((one) => SQUARES[one]).join(''))

/** D15: the same in words, for screen readers and for those who see no colours. */
export const shareText = (shared: SharedDaily): string => framed(shared, inWords(shared.outcomes))
