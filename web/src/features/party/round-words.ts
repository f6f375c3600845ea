import type { RoundView } from '@trivium/rules/modes/party/room-view'
import { plural } from '../../design/plural.ts'

/** A round without a title is called by its number. */
export const roundName = ({ index, title }: Pick<RoundView, 'index' | 'title'>): string =>
  title === '' ? `Round ${index + 1}` : title

/** The name of the round after this one; null if it is the last. */
export const nextRoundName = ({ index, next }: RoundView): string | null =>
  next === null ? null : roundName({ index: index + 1, title: next })

const WEIGHTS = { 0: 'just for fun', 1: null, 2: 'double points' } as const

const BADGES = { 0: 'Just for fun', 1: null, 2: 'Double points' } as const

/** What is special about the points of a question; null: nothing. */
export const badgeWords = ({
  isTieBreak,
  weight,
}: {
  readonly isTieBreak: boolean
  readonly weight: RoundView['weight']
}): string | null => (isTieBreak ? 'Tie-break' : BADGES[weight])

/** '10 questions, faster earns more, double points' */
export const roundRules = ({ size, scoring, weight }: RoundView): string =>
  [plural(size, 'question'), scoring === 'speed' ? 'faster earns more' : null, WEIGHTS[weight]]
    .filter((part) => part !== null)
    .join(', ')

/** '3 of 10': the current question among those of its round. */
export const positionWords = ({
  index,
  round: { start, size },
  isTieBreak,
}: {
  readonly index: number
  readonly round: Pick<RoundView, 'start' | 'size'>
  readonly isTieBreak: boolean
}): string => (isTieBreak ? 'tie-break' : `${index - start + 1} of ${size}`)
