import type { GivenAnswer } from '../../forms/answer.ts'
import { type FormReveal, revealForm } from '../../forms/reveal.ts'
import { type ShownForm, showForm } from '../../forms/shown.ts'
import type { Millis } from '../../game/decider.ts'
import { mediaOf, type WithMedia } from '../../game/media.ts'
import { answerDeadline } from './clock.ts'
import type { SoloKind } from './events.ts'
import {
  currentRound,
  type SoloAnswer,
  type SoloEnded,
  type SoloRound,
  type SoloState,
  scoreOf,
  totalOf,
} from './state.ts'

/** A question as its player sees it. There is no field for the answer. */
export interface SoloQuestion extends ShownForm, WithMedia {
  readonly category: string
  readonly prompt: string
}

/** Shown once a question is closed. */
export type SoloReveal = FormReveal

/**
 * Everything the player may know now (E3, SO14). Times are moments of the server's clock. The right answer appears only
 * in `reveal`, after the question has closed.
 */
export interface SoloView {
  readonly mode: 'solo'
  readonly kind: SoloKind
  readonly phase: SoloState['phase']
  /** null: no fixed number. */
  readonly total: number | null
  /** Index of the question that is open or was asked last; -1 before the first. */
  readonly index: number
  readonly question: SoloQuestion | null
  readonly askedAt: Millis | null
  /** The deadline of an answer; null without a clock. */
  readonly answerBy: Millis | null
  readonly chosen: GivenAnswer | null
  readonly reveal: SoloReveal | null
  /** The category of each question asked so far. */
  readonly categories: readonly string[]
  /** For each closed question whether it was answered right. */
  readonly marks: readonly boolean[]
  readonly score: number
  readonly ended: SoloEnded | null
  /** The clock for each question, without reading time and allowance, ms; null: no clock. */
  readonly clock: Millis | null
  /** V6: the answers of this run of Survival are typed. */
  readonly isTyped?: boolean
}

const roundView = (state: SoloState, round: SoloRound | undefined) => {
  if (round === undefined)
    return { question: null, askedAt: null, answerBy: null, chosen: null, reveal: null }
  const { item, askedAt, answer, right } = round
  return {
    question: { category: item.category, prompt: item.prompt, ...mediaOf(item), ...showForm(item) },
    askedAt,
    answerBy: answerDeadline(state, round),
    chosen: answer === null ? null : withoutTime(answer),
    reveal: right === null ? null : revealForm(item, answer, right),
  }
}

const withoutTime = ({ ms: _, ...given }: SoloAnswer): GivenAnswer => given

export const view = (state: SoloState): SoloView => ({
  mode: 'solo',
  kind: state.config.kind,
  phase: state.phase,
  total: totalOf(state),
  index: state.rounds.length - 1,
  ...roundView(state, currentRound(state)),
  categories: state.rounds.map(({ item }) => item.category),
  marks: state.rounds.flatMap(({ right }) => (right === null ? [] : [right])),
  score: scoreOf(state),
  ended: state.ended,
  clock: state.config.clock,
  ...(state.config.answers === 'typed' && { isTyped: true }),
})
