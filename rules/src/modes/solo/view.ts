import type { Millis } from '../../game/decider.ts'
import { answerDeadline } from './clock.ts'
import type { SoloItem, SoloKind } from './events.ts'
import { currentRound, type SoloEnded, type SoloRound, type SoloState, scoreOf, totalOf } from './state.ts'

/** A question as its player sees it. There is no field for the answer. */
export interface SoloQuestion {
  readonly category: string
  readonly prompt: string
  /** null: answered in words. */
  readonly choices: readonly string[] | null
}

/** Shown once a question is closed. */
export interface SoloReveal {
  /** Index of the right choice; null for a question answered in words. */
  readonly right: number | null
  /** The right answer in words, also for a question with choices. */
  readonly accepted: string | null
  readonly wasRight: boolean
}

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
  readonly chosen: { readonly choice: number | null; readonly text: string | null } | null
  readonly reveal: SoloReveal | null
  /** The category of each question asked so far. */
  readonly categories: readonly string[]
  /** For each closed question whether it was answered right. */
  readonly marks: readonly boolean[]
  readonly score: number
  readonly ended: SoloEnded | null
  /** The clock for each question, without reading time and allowance, ms; null: no clock. */
  readonly clock: Millis | null
}

const revealOf = (item: SoloItem, wasRight: boolean): SoloReveal =>
  'choices' in item
    ? { right: item.right, accepted: item.choices[item.right] ?? null, wasRight }
    : { right: null, accepted: item.accepted[0] ?? null, wasRight }

const roundView = (state: SoloState, round: SoloRound | undefined) => {
  if (round === undefined)
    return { question: null, askedAt: null, answerBy: null, chosen: null, reveal: null }
  const { item, askedAt, answer, right } = round
  return {
    question: {
      category: item.category,
      prompt: item.prompt,
      choices: 'choices' in item ? item.choices : null,
    },
    askedAt,
    answerBy: answerDeadline(state, round),
    chosen: answer === null ? null : { choice: answer.choice, text: answer.text },
    reveal: right === null ? null : revealOf(item, right),
  }
}

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
})
