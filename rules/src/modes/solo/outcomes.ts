import { formOf } from '../../forms/forms.ts'
import type { SoloState } from './state.ts'

/** One question's outcome, for the statistics of questions. */
export interface SoloOutcome {
  readonly question: string
  readonly correct: boolean
  /** Whether it was asked without choices. */
  readonly isTyped: boolean
  /**
   * Whether this game asked it for the first time. Only the caller knows whether an earlier game of the
   * player asked it.
   */
  readonly firstTry: boolean
}

/** SO16: every question that was answered or missed, in the order of asking; an open one does not count. */
export const soloOutcomes = ({ rounds }: SoloState): readonly SoloOutcome[] =>
  rounds.flatMap(({ item, right }, i) =>
    right === null
      ? []
      : [
          {
            question: item.question,
            correct: right,
            isTyped: formOf(item) === 'typed',
            firstTry: rounds.findIndex((round) => round.item.question === item.question) === i,
          },
        ],
  )
