import { expect } from 'vitest'
import { type Millis, replay } from '../game/decider.ts'
import type { Playthrough } from './playthrough.test-kit.ts'

const deepFreeze = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    Object.values(value).forEach(deepFreeze)
  }
  return value
}

interface Timed {
  readonly lastAt: Millis
  readonly ended: unknown
}

type Game<S, C, E extends { at: Millis }, V, R extends string> = Playthrough<S, C, E, V, R>

/** For tests: E1, a refusal changes nothing. */
export const refusalsChangeNothing = <S, C, E extends { at: Millis }, V, R extends string>({
  moments,
}: Game<S, C, E, V, R>): void => {
  const { before, decision, after } = deepFreeze(moments.at(-1))!
  if (!decision.ok || decision.events.length === 0) expect(after).toBe(before)
}

/** For tests: E2, the journal replays to the same state. */
export const journalReplays = <S, C, E extends { at: Millis }, V, R extends string>({
  mode,
  journal,
  state,
}: Game<S, C, E, V, R>): void => {
  expect(replay(mode.evolve, journal)).toEqual(state)
  expect(replay(mode.evolve, JSON.parse(JSON.stringify(journal)) as E[])).toEqual(state)
}

/** For tests: E4, events never go back in time. */
export const timesNeverGoBack = <S, C, E extends { at: Millis }, V, R extends string>({
  journal,
}: Game<S, C, E, V, R>): void => {
  const times = journal.map(({ at }) => at)
  expect(times).toEqual(times.toSorted((a, b) => a - b))
}

/** For tests: E6, a tick before and at the deadline. */
export const ticksAreDueAtDeadline = <S extends Timed, C, E extends { at: Millis }, V, R extends string>({
  mode,
  state,
  now,
  due,
}: Game<S, C, E, V, R>): void => {
  if (due === null || Math.max(now, state.lastAt) < due)
    expect(mode.decide(state, { type: 'tick' }, now)).toEqual({ ok: false, refusal: 'nothing-due' })
  if (due === null) return
  const decision = mode.decide(state, { type: 'tick' }, due)
  expect(decision.ok && decision.events.length).toBeGreaterThan(0)
}

/** For tests: E6, time alone ends the game. */
export const timeAloneEnds = <S extends Timed, C, E extends { at: Millis }, V, R extends string>(
  game: Game<S, C, E, V, R>,
): void => {
  game.now = Math.max(game.now, game.state.lastAt)
  game.wait(24 * 3_600_000)
  expect(game.state.ended).not.toBeNull()
  expect(game.due).toBeNull()
}
