import { dailyNumber } from '@trivium/rules/daily/day'
import { shareSquares, shareText } from '@trivium/rules/daily/share'
import type { Region } from '@trivium/rules/places/regions'
import type { SharedResult } from '../documents/share.ts'
import { isPerfect, minutesAndSeconds } from './claim.ts'

/** More marks than this are not drawn one by one. */
const MAX_SQUARES = 40
/** Squares in a row. */
const ROW = 10

export interface ShareTextOptions {
  /** The site's name. */
  readonly site: string
  /** The address of the shared result. */
  readonly link: string
  /** The daily's streak, days. */
  readonly streak?: number
}

const REGION_NAMES: Readonly<Record<Region, string>> = {
  all: 'The world',
  africa: 'Africa',
  asia: 'Asia',
  europe: 'Europe',
  'north-america': 'North America',
  'south-america': 'South America',
  oceania: 'Oceania',
}

const gameOf = ({ mode, day, region, title }: SharedResult): string => {
  switch (mode) {
    case 'daily':
      return `Daily ${dailyNumber(day ?? '')}`
    case 'survival':
      return 'Survival'
    case 'custom':
      return 'Custom quiz'
    case 'quiz':
      return title ?? 'Quiz'
    case 'battle':
      return 'Battle'
    default:
      return `${mode === 'flags' ? 'Flags' : 'Countries'}: ${REGION_NAMES[region ?? 'all']}`
  }
}

/** 'Daily 327', 'Flags: Europe', 'Survival, no clock' */
export const subjectOf = (result: SharedResult): string => {
  const game = gameOf(result)
  if (!result.isPractice) return game
  return `${game}, ${result.mode === 'survival' ? 'no clock' : 'practice'}`
}

const scoreOf = (result: SharedResult): string => {
  const { mode, score, total, opponent, ms } = result
  if (mode === 'battle') return `${score} : ${opponent?.score ?? 0} against ${opponent?.name ?? 'somebody'}`
  if (total === null) return `${score} right in a row`
  const time = ms !== null && isPerfect(result) ? ` in ${minutesAndSeconds(ms)}` : ''
  return `${score} of ${total}${time}`
}

const heading = (result: SharedResult, site: string): string =>
  `${site}, ${subjectOf(result)}: ${scoreOf(result)}`

const rows = (marks: readonly boolean[], right: string): string[] => {
  if (marks.length > MAX_SQUARES) return []
  const squares = marks.map((isRight) => (isRight ? right : '⬛'))
  return Array.from({ length: Math.ceil(squares.length / ROW) }, (_, row) =>
    squares.slice(row * ROW, (row + 1) * ROW).join(''),
  )
}

/** The share of a total as ten squares: all are green only if nothing is missing, and none only if all is. */
const bar = (score: number, total: number): string => {
  const share = Math.round((score / total) * ROW)
  const green = score >= total ? ROW : Math.min(ROW - 1, Math.max(score > 0 ? 1 : 0, share))
  return '🟩'.repeat(green) + '⬜'.repeat(ROW - green)
}

const squaresOf = ({ mode, marks, score, total, opponent }: SharedResult): string[] => {
  if (mode === 'battle') return [...rows(marks, '🟦'), ...rows(opponent?.marks ?? [], '🟧')]
  if (mode !== 'flags' && mode !== 'countries') return rows(marks, '🟩')
  return total === null || total === 0 ? [] : [bar(score, total)]
}

const dailyOf = (result: SharedResult, { link, streak = 0 }: ShareTextOptions) => ({
  day: result.day ?? '',
  outcomes: result.marks.map((isRight) => (isRight ? ('right' as const) : ('wrong' as const))),
  streak,
  isPractice: result.isPractice,
  link,
})

/** A result as squares, with its link. It spoils nothing. */
export const squaresText = (result: SharedResult, options: ShareTextOptions): string =>
  result.mode === 'daily'
    ? shareSquares(dailyOf(result, options))
    : [heading(result, options.site), ...squaresOf(result), options.link].join('\n')

const listed = (numbers: readonly number[]): string =>
  numbers.length < 2 ? numbers.join() : `${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1)}`

const marksInWords = (marks: readonly boolean[]): string => {
  const missed = marks.flatMap((isRight, place) => (isRight ? [] : [place + 1]))
  if (missed.length === 0) return 'All right.'
  if (missed.length === marks.length) return 'None right.'
  return `All right but ${missed.length === 1 ? 'question' : 'questions'} ${listed(missed)}.`
}

/** The same in words, for screen readers and for those who see no colours. */
export const plainText = (result: SharedResult, options: ShareTextOptions): string => {
  if (result.mode === 'daily') return shareText(dailyOf(result, options))
  const { mode, marks } = result
  const hasMarks = (mode === 'custom' || mode === 'quiz') && marks.length > 0 && marks.length <= MAX_SQUARES
  return [heading(result, options.site), ...(hasMarks ? [marksInWords(marks)] : []), options.link].join('\n')
}
