import type { Millis } from '../../game/decider.ts'
import { solo } from '../solo.ts'
import type { SoloCommand, SoloItem } from './events.ts'
import type { SoloPlaythrough } from './playthrough.test-kit.ts'

/** One step of a game played at random: some time passes, a command is sent. */
export interface SoloStep {
  /** ms; negative: the machine's clock went back. */
  readonly after: Millis
  /** Whether ticks come when they are due; if not, the server was too busy for them. */
  readonly ticking: boolean
  /** If true, time advances not by `ms` but to the last moment at which the open question can be answered. */
  readonly lastMoment: boolean
  readonly type: SoloCommand['type']
  /** `any`: the answer consists of `offset`, `choice` and `text`, whether that makes sense or not. */
  readonly how: 'right' | 'wrong' | 'any'
  /** The offset of the answered question from the one asked last. */
  readonly offset: number
  readonly choice: number | undefined
  readonly text: string | undefined
  readonly item: SoloItem | null
  readonly delay: Millis
  /** How many of the events reach the journal before the server is killed. */
  readonly kept: number
}

const commandOf = (step: SoloStep, game: SoloPlaythrough): SoloCommand => {
  const { type, choice, text, item, delay } = step
  if (type === 'answer' && step.how !== 'any') return game.answerCommand(step.how)
  if (type === 'answer') return { type, index: game.index + step.offset, choice, text }
  return type === 'next' ? { type, item, delay } : { type }
}

/** Plays the steps one after the other, calling `seen` after each. */
export const playSoloAtRandom = (
  game: SoloPlaythrough,
  steps: readonly SoloStep[],
  seen: () => void,
): void => {
  for (const step of steps) {
    const last = step.lastMoment ? solo.deadline(game.state) : null
    if (last !== null) game.now = last
    else if (step.ticking && step.after > 0) game.wait(step.after)
    else game.now += step.after
    game.ask(commandOf(step, game), step.kept)
    seen()
  }
}
