import { rightAnswer, wrongAnswer } from '../../forms/answers.test-kit.ts'
import { askForm } from '../../forms/ask.ts'
import type { FormQuestion } from '../../forms/forms.ts'
import type { Decision, Millis } from '../../game/decider.ts'
import type { ChoiceItem, FormItem, TypedItem } from '../../game/item.ts'
import { solo } from '../solo.ts'
import type { SoloCommand, SoloConfig, SoloEvent, SoloItem, SoloRefusal } from './events.ts'
import { currentRound, type SoloState } from './state.ts'
import type { SoloView } from './view.ts'

export type SoloOpening = Extract<SoloEvent, { type: 'opened' }>

/** The configurations of the daily quiz, of survival, and of custom quizzes with and without a clock. */
export const DAILY_CONFIG: SoloConfig = { kind: 'daily', clock: 20_000, ends: 'all' }
export const SURVIVAL_CONFIG: SoloConfig = { kind: 'survival', clock: 12_000, ends: 'first-miss' }
export const CUSTOM_CONFIG: SoloConfig = { kind: 'custom', clock: 20_000, ends: 'all' }
export const UNTIMED_CONFIG: SoloConfig = { kind: 'custom', clock: null, ends: 'all' }

/** The reading time of the questions below, ms: 50 characters. */
export const READING_TIME: Millis = 2_000

/** A question with four choices of which `index` modulo 4 is right. */
export const choiceItem = (index: number): ChoiceItem => ({
  question: `question-${index}`,
  category: `category-${index}`,
  difficulty: ((index % 3) + 1) as ChoiceItem['difficulty'],
  prompt: `Prompt ${index}`.padEnd(30, '?'),
  choices: ['alpha', 'bravo', 'delta', 'gamma'],
  right: index % 4,
})

/** A question with a typed answer: Gambia, a name similar to Zambia. */
export const typedItem = (index: number): TypedItem => ({
  question: `question-${index}`,
  category: `category-${index}`,
  difficulty: 2,
  prompt: `Prompt ${index}`.padEnd(50, '?'),
  accepted: ['Gambia', 'Republic of the Gambia'],
  others: ['Zambia'],
})

const PARTS = ['alpha', 'bravo', 'delta', 'gamma']
const FORMS: readonly FormQuestion[] = [
  { kind: 'choice', choices: PARTS, right: 0 },
  { kind: 'true-false', right: true },
  { kind: 'number', answer: 330, within: 5, unit: 'm' },
  { kind: 'order', parts: PARTS },
  { kind: 'several', choices: PARTS, right: [1, 3] },
]

/** A question of each form that is not typed, in turn. */
export const formItem = (index: number): FormItem => ({
  question: `question-${index}`,
  category: `category-${index}`,
  difficulty: 2,
  prompt: `Prompt ${index}`.padEnd(30, '?'),
  ...askForm(FORMS[index % FORMS.length] as FormQuestion, `seed ${index}`),
})

/** A custom quiz of ten questions with choices, with `changes` applied. */
export const soloOpening = (changes: Partial<SoloOpening> = {}): SoloOpening => ({
  type: 'opened',
  at: 1_000_000,
  seed: 'seed',
  players: [
    { uid: 'anna', username: 'anna', profilePic: 'profile1', elo: 1_000, provisional: true, bot: null },
  ],
  config: CUSTOM_CONFIG,
  items: Array.from({ length: 10 }, (_, index) => choiceItem(index)),
  ...changes,
})

/** A command to a game, and its result. */
export interface SoloPlaythroughStep {
  readonly now: Millis
  readonly command: SoloCommand
  readonly before: SoloState
  readonly decision: Decision<SoloEvent, SoloRefusal>
  readonly after: SoloState
}

/** Plays one game with one seat without a server: tests advance the time, ticks come at their deadlines. */
export class SoloPlaythrough {
  now: Millis
  state: SoloState
  /** Measured delay of the player, ms. */
  delay: Millis = 0
  /** Survival's pick for a position. */
  draw: (index: number) => SoloItem | null = choiceItem
  readonly journal: SoloEvent[]
  readonly moments: SoloPlaythroughStep[] = []

  constructor(opening: SoloOpening = soloOpening()) {
    this.now = opening.at
    this.state = solo.evolve(null, opening)
    this.journal = [opening]
  }

  /**
   * Sends a command now, and applies the first `kept` events if accepted. `kept` simulates a server that is
   * killed after that many events.
   */
  ask(command: SoloCommand, kept = Number.POSITIVE_INFINITY): Decision<SoloEvent, SoloRefusal> {
    const before = this.state
    const decision = solo.decide(before, command, this.now)
    if (decision.ok)
      for (const event of decision.events.slice(0, kept)) {
        this.journal.push(event)
        this.state = solo.evolve(this.state, event)
      }
    this.moments.push({ now: this.now, command, before, decision, after: this.state })
    return decision
  }

  next(): Decision<SoloEvent, SoloRefusal> {
    return this.ask({ type: 'next', item: this.draw(this.index + 1), delay: this.delay })
  }

  /** Answers the question asked last. */
  answerCommand(how: 'right' | 'wrong'): SoloCommand {
    const { index } = this
    const item = currentRound(this.state)?.item ?? choiceItem(0)
    if ('accepted' in item) return { type: 'answer', index, text: how === 'right' ? 'gambia' : 'zambia' }
    return { type: 'answer', index, ...(how === 'right' ? rightAnswer(item) : wrongAnswer(item)) }
  }

  answer(how: 'right' | 'wrong'): Decision<SoloEvent, SoloRefusal> {
    return this.ask(this.answerCommand(how))
  }

  /** Asks for one question after the other and answers each. */
  play(...answers: readonly ('right' | 'wrong')[]): this {
    for (const how of answers) {
      this.next()
      this.answer(how)
    }
    return this
  }

  /** Advances by `ms`, with a tick whenever something is due. */
  wait(ms: Millis): this {
    const until = this.now + ms
    for (let due = solo.deadline(this.state); due !== null && due <= until; due = solo.deadline(this.state)) {
      this.now = Math.max(this.now, due)
      this.ask({ type: 'tick' })
    }
    this.now = until
    return this
  }

  get index(): number {
    return this.state.rounds.length - 1
  }

  get view(): SoloView {
    return solo.view(this.state, 0)
  }
}
