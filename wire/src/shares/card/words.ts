import type { SharedResult } from '../../documents/share.ts'
import { dareOf, isPerfect, minutesAndSeconds } from '../claim.ts'
import { subjectOf } from '../share-text.ts'
import { writable } from './drawing.ts'

/** The words of a card. */
export interface CardWords {
  readonly subject: string
  readonly name: string
  /** Very large: '7', '6 : 4'. */
  readonly figure: string
  /** Beside the figure: 'of 10'; empty for a match. */
  readonly rest: string
  /** Below it; mostly empty. */
  readonly note: string
  /** In two lines. */
  readonly dare: readonly [string, string]
}

/** em */
const LONGEST_SUBJECT = 19
const LONGEST_NAME = 17

const noteOf = (result: SharedResult): string => {
  const { mode, ms, opponent } = result
  if (mode === 'battle') return `against ${writable(opponent?.name ?? 'somebody', LONGEST_NAME)}`
  if (!isPerfect(result)) return ''
  return ms === null ? 'Perfect!' : `All of them, in ${minutesAndSeconds(ms)}`
}

const halved = (dare: string): readonly [string, string] => {
  const words = dare.split(' ')
  return [words.slice(0, 2).join(' '), words.slice(2).join(' ')]
}

export const wordsOf = (result: SharedResult): CardWords => {
  const { mode, name, score, total, opponent } = result
  const isBattle = mode === 'battle'
  return {
    subject: writable(subjectOf(result), LONGEST_SUBJECT),
    name: writable(name, LONGEST_NAME),
    figure: isBattle ? `${score} : ${opponent?.score ?? 0}` : `${score}`,
    rest: isBattle ? '' : total === null ? 'in a row' : `of ${total}`,
    note: noteOf(result),
    dare: halved(dareOf(result)),
  }
}
