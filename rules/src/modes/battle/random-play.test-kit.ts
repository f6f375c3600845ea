import type { Millis } from '../../game/decider.ts'
import type { BattleCommand, SeatIndex } from './events.ts'
import type { Playthrough } from './playthrough.test-kit.ts'

/** One step of a battle played at random: some time passes, a command is sent. */
export interface RandomStep {
  /** ms; negative: the machine's clock went back. */
  readonly after: Millis
  /** Whether ticks come when they are due; if not, the server was too busy for them. */
  readonly ticking: boolean
  readonly type: BattleCommand['type']
  readonly seat: SeatIndex
  /** The offset of the answered question from the open one. */
  readonly offset: number
  readonly choice: number
  readonly delays: readonly [Millis, Millis]
}

const commandOf = (step: RandomStep, game: Playthrough): BattleCommand => {
  const { type, seat, choice, delays } = step
  switch (type) {
    case 'answer':
      return { type, seat, index: game.index + step.offset, choice }
    case 'offer-rematch':
      return { type, seat, next: `next-${choice}` }
    case 'tick':
      return { type, delays }
    case 'resume':
      return { type }
    default:
      return { type, seat }
  }
}

/** Plays the steps one after the other, calling `seen` after each. */
export const playAtRandom = (
  game: Playthrough,
  steps: readonly RandomStep[],
  seen: () => void = () => {},
): Playthrough => {
  for (const step of steps) {
    game.delays = step.delays
    if (step.ticking && step.after > 0) game.wait(step.after)
    else game.now += step.after
    game.ask(commandOf(step, game))
    seen()
  }
  return game
}
