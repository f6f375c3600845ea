import type { Decision, Millis } from '../../game/decider.ts'
import type { ChoiceItem } from '../../game/item.ts'
import { battle } from '../battle.ts'
import type { BattleCommand, BattleEvent, BattleRefusal, BotStrength, Player, SeatIndex } from './events.ts'
import type { BattleState } from './state.ts'
import type { BattleView } from './view.ts'

export type Opening = Extract<BattleEvent, { type: 'opened' }>

/** The moment at which a playthrough's battle opens. */
const OPENED_AT: Millis = 1_000_000

export const samplePlayer = (uid: string): Player => ({
  uid,
  username: uid,
  profilePic: 'profile1',
  elo: 1_000,
  provisional: false,
  bot: null,
})

export const sampleBot = (strength: BotStrength): Player => ({
  ...samplePlayer(`bot-${strength}`),
  uid: null,
  bot: strength,
})

/** A question of 50 characters (2 s of reading time) whose right choice is `index` modulo 4. */
const itemAt = (index: number): ChoiceItem => ({
  question: `question-${index}`,
  category: `category-${index}`,
  difficulty: ((index % 3) + 1) as ChoiceItem['difficulty'],
  prompt: `Prompt ${index}`.padEnd(30, '?'),
  choices: ['alpha', 'bravo', 'delta', 'gamma'],
  right: index % 4,
  explanation: `Explanation ${index}`,
})

/** A rated, seated battle of two people on ten questions, with `changes` applied. */
export const sampleOpening = (changes: Partial<Opening> = {}): Opening => ({
  type: 'opened',
  at: OPENED_AT,
  seed: 'seed',
  rated: true,
  players: [samplePlayer('anna'), samplePlayer('ben')],
  items: Array.from({ length: 10 }, (_, index) => itemAt(index)),
  entry: 'seated',
  ...changes,
})

/** A command to a battle, and its result. */
export interface PlaythroughStep {
  readonly now: Millis
  readonly command: BattleCommand
  readonly before: BattleState
  readonly decision: Decision<BattleEvent, BattleRefusal>
  readonly after: BattleState
}

/** Plays one battle without a server: tests advance the time, ticks come at their deadlines. */
export class Playthrough {
  now: Millis
  state: BattleState
  /** Measured delay of each seat, ms. */
  delays: readonly [Millis, Millis] = [0, 0]
  readonly journal: BattleEvent[]
  readonly moments: PlaythroughStep[] = []

  constructor(first: Opening = sampleOpening()) {
    this.now = first.at
    this.state = battle.evolve(null, first)
    this.journal = [first]
  }

  /** Sends a command now, and applies it if accepted. */
  ask(command: BattleCommand): Decision<BattleEvent, BattleRefusal> {
    const before = this.state
    const decision = battle.decide(before, command, this.now)
    if (decision.ok)
      for (const event of decision.events) {
        this.journal.push(event)
        this.state = battle.evolve(this.state, event)
      }
    this.moments.push({ now: this.now, command, before, decision, after: this.state })
    return decision
  }

  tick(): Decision<BattleEvent, BattleRefusal> {
    return this.ask({ type: 'tick', delays: this.delays })
  }

  /** Advances by `ms`, with a tick whenever something is due. */
  wait(ms: Millis): this {
    const until = this.now + ms
    for (
      let due = battle.deadline(this.state);
      due !== null && due <= until;
      due = battle.deadline(this.state)
    ) {
      this.now = Math.max(this.now, due)
      this.tick()
    }
    this.now = until
    return this
  }

  /** Advances until the question with this index is open; nobody answers. */
  waitForQuestion(index: number): this {
    while (this.state.phase !== 'ended' && !(this.state.phase === 'question' && this.index === index))
      this.wait(Math.max(0, (battle.deadline(this.state) ?? this.now) - this.now))
    return this
  }

  /** The seat answers the open question now. */
  answer(seat: SeatIndex, how: 'right' | 'wrong'): Decision<BattleEvent, BattleRefusal> {
    const right = this.state.items[this.index]?.right ?? 0
    const choice = how === 'right' ? right : (right + 1) % 4
    return this.ask({ type: 'answer', seat, index: this.index, choice })
  }

  /** Advances to the end without any further command; returns the number of ticks. */
  waitForTheEnd(): number {
    const before = this.moments.length
    for (let due = battle.deadline(this.state); due !== null; due = battle.deadline(this.state)) {
      this.now = Math.max(this.now, due)
      this.tick()
      if (this.moments.length - before > 1_000) throw new Error('the battle does not end')
    }
    return this.moments.length - before
  }

  get index(): number {
    return this.state.rounds.length - 1
  }

  view(seat: SeatIndex): BattleView {
    return battle.view(this.state, seat)
  }
}
