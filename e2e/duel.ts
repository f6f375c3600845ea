import type { QuestionPlay } from './bank.ts'
import { expect } from './fixtures.ts'
import type { Guest } from './guest.ts'

export type Pair = readonly [Guest, Guest]

const both = <T>([one, other]: Pair, act: (guest: Guest, i: 0 | 1) => Promise<T>): Promise<[T, T]> =>
  Promise.all([act(one, 0), act(other, 1)])

/** Both search in the lobby until they are matched. */
export const searchUntilMatched = async (two: Pair): Promise<void> => {
  await both(two, ({ lobby }) => lobby.open())
  await both(two, ({ lobby }) => lobby.search())
  await both(two, ({ found }) => expect(found.join).toBeVisible())
}

/** Both press join and arrive at the match. */
const joinBoth = async (two: Pair): Promise<void> => {
  await both(two, ({ found }) => found.join.click())
  await both(two, ({ match }) => match.arrived())
}

/** Two strangers in a ranked match, with the first question open. */
export const beginRanked = async (two: Pair): Promise<void> => {
  await searchUntilMatched(two)
  await joinBoth(two)
  await both(two, ({ match }) => match.asked(1))
}

/** Both answer the questions from number `from` (1 to 10) on, as `plays` says for each question. */
export const playThrough = async (
  two: Pair,
  plays: readonly (readonly [QuestionPlay, QuestionPlay])[],
  from = 1,
): Promise<void> => {
  for (const [i, play] of plays.entries())
    await both(two, async ({ match }, seat) => {
      await match.asked(from + i)
      await match.answer(play[seat])
    })
}
