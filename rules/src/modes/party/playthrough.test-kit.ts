import type { FormAnswer } from '../../forms/answer.ts'
import type { Decision } from '../../game/decider.ts'
import type { FormItem } from '../../game/item.ts'
import type { Player } from '../../game/player.ts'
import { Playthrough } from '../../places/playthrough.test-kit.ts'
import { party } from '../party.ts'
import type { PartyConfig } from './config.ts'
import type { EventOf, HostCommand, PartyCommand, PartyEvent, PartyRefusal } from './events.ts'
import type { PartyItem } from './judge.ts'
import { type PartyRoomView, roomView } from './room-view.ts'
import { type PartyView, seatView } from './seat-view.ts'
import { currentIndex, type PartyState } from './state.ts'

const head = (question: string) => ({
  question,
  category: 'music',
  difficulty: 2 as const,
  prompt: 'Which one?',
})

/** For tests: the first choice is right. */
export const choiceItem = (question: string): PartyItem => ({
  ...head(question),
  choices: ['right', 'b', 'c', 'd'],
  right: 0,
  explanation: 'It is.',
})
export const typedItem = (question: string): PartyItem => ({ ...head(question), accepted: ['Paris'] })
export const numberItem = (question: string, answer = 100, within = 0): PartyItem & FormItem => ({
  ...head(question),
  ...{ form: 'number', answer, within, unit: 'm' },
})
export const orderItem = (question: string): PartyItem => ({
  ...head(question),
  ...{ form: 'order', choices: ['b', 'c', 'a'], right: [2, 0, 1] },
})
export const trueFalseItem = (question: string): PartyItem => ({
  ...head(question),
  ...{ form: 'true-false', choices: ['True', 'False'], right: 0 },
})
export const severalItem = (question: string): PartyItem => ({
  ...head(question),
  ...{ form: 'several', choices: ['a', 'b', 'c', 'd'], right: [0, 2] },
})

/** For tests: what a question with a picture or sound has besides its prompt. */
export const PICTURE = {
  media: { kind: 'picture', src: 'a.svg', width: 4, height: 3, alt: 'An outline' },
  words: 'Which country looks like a boot?',
} as const
export const SOUND = {
  media: { kind: 'sound', src: 'b', ms: 4_000 },
  words: 'Which instrument has 88 keys?',
} as const

export const HOST = 'host'

export const CONFIG: PartyConfig = {
  ...{ title: 'Friday quiz', clock: 20_000, pace: 'auto', scoring: 'plain', penalty: false, teams: null },
  ...{ standings: 'question', maxSeats: 200, hostSeesAnswers: false },
}

export const personNamed = (uid: string, username = uid): Player & { readonly uid: string } => ({
  ...{ uid, username, profilePic: 'profile1', elo: 1_000, provisional: true, bot: null },
})

export interface Plan {
  readonly config?: Partial<PartyConfig>
  readonly items?: readonly PartyItem[]
  readonly rounds?: EventOf<'opened'>['rounds']
  readonly tieBreak?: PartyItem | null
  readonly players?: readonly string[]
}

const openingOf = ({ config, items, rounds, tieBreak = null }: Plan): PartyEvent => ({
  ...{ type: 'opened', at: 1_000_000, seed: 'seed', key: 'ABCDEF', host: HOST, tieBreak },
  config: { ...CONFIG, ...config },
  items: items ?? [choiceItem('one'), choiceItem('two'), choiceItem('three')],
  rounds: rounds ?? [{ title: '', start: 0 }],
})

type Unsigned<Command> = Command extends HostCommand ? Omit<Command, 'by'> : never

/** For tests: a party without a server; its host is here, and this many players have joined. */
export class PartyPlaythrough extends Playthrough<
  PartyState,
  PartyCommand,
  PartyEvent,
  PartyView,
  PartyRefusal
> {
  constructor(plan: Plan = {}) {
    super(party, openingOf(plan))
    this.ask({ type: 'presence', uid: HOST, isHere: true })
    for (const name of plan.players ?? ['ada', 'ben', 'cy']) this.join(name)
  }

  join(name: string, isChosen = false): Decision<PartyEvent, PartyRefusal> {
    return this.ask({ type: 'join', player: personNamed(name), isChosen })
  }

  /** A command of the host. */
  host(command: Unsigned<HostCommand>): Decision<PartyEvent, PartyRefusal> {
    return this.ask({ ...command, by: this.state.host.uid } as HostCommand)
  }

  /** Starts, and waits until the question can be answered. */
  begin(): this {
    this.host({ type: 'start' })
    return this.untilOpen()
  }

  untilOpen(): this {
    while (this.state.phase !== 'open') {
      if (this.state.phase === 'intro') {
        this.next()
        continue
      }
      if (this.due === null) throw new Error(`no question opens from ${this.state.phase}`)
      this.wait(this.due - this.now)
    }
    return this
  }

  answer(seat: number, answer: FormAnswer, delay = Number.NaN): Decision<PartyEvent, PartyRefusal> {
    return this.ask({ type: 'answer', seat, index: this.index, answer, delay })
  }

  presence(uid: string, isHere: boolean): Decision<PartyEvent, PartyRefusal> {
    return this.ask({ type: 'presence', uid, isHere })
  }

  /** The next step, as a host who sees the current phase would ask for it. */
  next(): Decision<PartyEvent, PartyRefusal> {
    return this.host({ type: 'next', phase: this.state.phase, index: this.index })
  }

  get index(): number {
    return currentIndex(this.state)
  }

  get room(): PartyRoomView {
    return roomView(this.state)
  }

  seat(seat: number): PartyView {
    return seatView(this.state, seat)
  }

  get scores(): number[] {
    return [...this.state.totals]
  }
}

/** For tests: the refusal of a decision; null if it was accepted. */
export const refusalOf = (decision: Decision<PartyEvent, PartyRefusal>): PartyRefusal | null =>
  decision.ok ? null : decision.refusal

export const RIGHT: FormAnswer = { choice: 0 }
export const WRONG: FormAnswer = { choice: 1 }
