import type { QuestionPlay } from './bank.ts'
import { expect } from './fixtures.ts'
import type { Guest } from './guest.ts'

export type Two = readonly [Guest, Guest]

const both = <T>([one, other]: Two, act: (guest: Guest, i: 0 | 1) => Promise<T>): Promise<[T, T]> =>
  Promise.all([act(one, 0), act(other, 1)])

/** Both search in the lobby until they are matched. */
export const findEachOther = async (two: Two): Promise<void> => {
  await both(two, ({ lobby }) => lobby.open())
  await both(two, ({ lobby }) => lobby.search())
  await both(two, ({ found }) => expect(found.join).toBeVisible())
}

/** Both press join and arrive at the match. */
const joinBoth = async (two: Two): Promise<void> => {
  await both(two, ({ found }) => found.join.click())
  await both(two, ({ match }) => match.arrived())
}

/** Two strangers in a ranked match, with the first question open. */
export const beginRanked = async (two: Two): Promise<void> => {
  await findEachOther(two)
  await joinBoth(two)
  await both(two, ({ match }) => match.asked(1))
}

/** Both answer the questions from number `from`, 1 to 10, as `deeds` says for each. */
export const playThrough = async (
  two: Two,
  deeds: readonly (readonly [QuestionPlay, QuestionPlay])[],
  from = 1,
): Promise<void> => {
  for (const [i, deed] of deeds.entries())
    await both(two, async ({ match }, seat) => {
      await match.asked(from + i)
      await match.answer(deed[seat])
    })
}
