import fc from 'fast-check'
import type { Millis } from '../game/decider.ts'

/** For tests: picks one of the values, each as often as its weight says. */
export const weighted = <T>(...entries: [weight: number, value: T][]): fc.Arbitrary<T> =>
  fc.oneof(...entries.map(([weight, value]) => ({ weight, arbitrary: fc.constant(value) })))

/** One step of a game played at random: some time passes, a command is sent. */
interface Step<Wish> {
  /** ms; negative: the machine's clock went back. */
  readonly after: Millis
  /** Whether ticks come when they are due; if not, the server was too busy for them. */
  readonly ticking: boolean
  /** If true, time advances not by `ms` but to the game's deadline. */
  readonly lastMoment: boolean
  readonly wish: Wish
  /** How many of the events reach the journal before the server is killed. */
  readonly kept: number
}

const stepOf = <Wish>(wish: fc.Arbitrary<Wish>): fc.Arbitrary<Step<Wish>> =>
  fc.record({
    wish,
    after: fc.oneof(
      { weight: 20, arbitrary: fc.integer({ min: 0, max: 8_000 }) },
      { weight: 1, arbitrary: fc.integer({ min: 0, max: 30 * 3_600_000 }) },
      { weight: 1, arbitrary: fc.integer({ min: -8_000, max: 0 }) },
    ),
    ticking: weighted([4, true], [1, false]),
    lastMoment: weighted([40, false], [1, true]),
    kept: weighted([12, 2], [1, 1], [1, 0]),
  })

/** Describes how games of one mode are played at random. */
export interface RandomGames<Wish, Command, Game> {
  /** Opens a game. */
  readonly game: fc.Arbitrary<() => Game>
  readonly wish: fc.Arbitrary<Wish>
  commandOf(wish: Wish, game: Game): Command
}

interface Playing<Command> {
  now: Millis
  readonly due: Millis | null
  wait(ms: Millis): unknown
  ask(command: Command, kept: number): unknown
}

/** The checks: `each` after every step, `whole` at the end. */
export interface Inspection<Game> {
  readonly each?: (game: Game) => void
  readonly whole?: (game: Game) => void
}

/** Asserts that the checks hold for games played at random. */
export const always = <Wish, Command, Game extends Playing<Command>>(
  { game, wish, commandOf }: RandomGames<Wish, Command, Game>,
  look: Inspection<Game>,
): void =>
  fc.assert(
    fc.property(game, fc.array(stepOf(wish), { maxLength: 60, size: 'max' }), (open, steps) => {
      const played = open()
      for (const step of steps) {
        if (step.lastMoment && played.due !== null) played.now = played.due
        else if (step.ticking && step.after > 0) played.wait(step.after)
        else played.now += step.after
        played.ask(commandOf(step.wish, played), step.kept)
        look.each?.(played)
      }
      look.whole?.(played)
    }),
    { numRuns: 200 },
  )
