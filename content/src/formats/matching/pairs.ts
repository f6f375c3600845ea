import { tidyLine, visualForm } from '@trivium/wire/documents/quiz-text'
import type { Matching } from '../entry.ts'

/** A tidied pair of a matching question. */
export interface Pair {
  /** In the file, from 1. */
  readonly number: number
  readonly left: string
  readonly right: string
  /** Equal for left sides, or right sides, that count as the same. */
  readonly leftForm: string
  readonly rightForm: string
}

export const tidiedPairs = (pairs: Matching['pairs'], formOf: (right: string) => string): Pair[] =>
  pairs.map((sides, at) => {
    const [left, right] = [tidyLine(sides[0]), tidyLine(sides[1])]
    return { number: at + 1, left, right, leftForm: visualForm(left), rightForm: formOf(right) }
  })

const isSame = (one: Pair, other: Pair): boolean =>
  one.leftForm === other.leftForm && one.rightForm === other.rightForm

/** The pairs to ask: not extra right sides, and repeated pairs once. */
export const pairsToAsk = (pairs: readonly Pair[]): Pair[] =>
  pairs.filter((pair, at) => pair.leftForm !== '' && pairs.findIndex((other) => isSame(other, pair)) === at)

/** 'Match the capitals.' and 'France' make 'Match the capitals: France'. */
export const promptOf = (text: string, left: string): string =>
  /[:：?？!！…–—-]$|\.\.$/.test(text) ? `${text} ${left}` : `${text.replace(/[.。]$/, '')}: ${left}`
