import { isChoiceForm } from '@trivium/rules/forms/forms'
import { utcDay } from '@trivium/rules/time'
import { isRefused, type Refused, refused } from '@trivium/wire/refusals'
import type { InputOf, OutputOf } from '@trivium/wire/registry'
import type { Kysely } from 'kysely'
import type { Clock } from '../../clock.ts'
import type { Schema } from '../../database/schema.ts'
import { findOwnGame } from '../../games/own-game.ts'
import type { SoloGames } from '../../games/solo/solo-adapter.ts'
import { readBackground } from '../../questions/background.ts'

export interface FirstAnswerDependencies {
  readonly db: Kysely<Schema>
  readonly clock: Clock
  readonly games: SoloGames
  /** A player's measured one-way delay, ms. */
  readonly delay: (uid: string) => number
  /** Opens the player's game of the day, or finds it. */
  readonly open: () => Promise<{ readonly gameId: string } | Refused>
}

/** The first question of a game, once it is closed. */
const verdict = async (
  { db, games }: FirstAnswerDependencies,
  uid: string,
  gameId: string,
): Promise<OutputOf<'answerDaily'> | Refused> => {
  const own = await findOwnGame(games, uid, gameId)
  if (isRefused(own)) return own
  const first = own.driver.state.rounds[0]
  if (first === undefined || first.right === null || !isChoiceForm(first.item))
    return refused('question-not-closed')
  const { item, answer, right: wasRight } = first
  const known = (await readBackground(db, [item.question])).get(item.question)
  return {
    ...{ gameId, choice: answer?.choice ?? null, right: item.right, wasRight },
    ...{ explanation: known?.explanation ?? '', shareRight: known?.shareRight ?? null },
  }
}

/** Opens today's game, and asks and answers its first question, as far as that has not happened before. */
export const answerFirst = async (
  deps: FirstAnswerDependencies,
  uid: string,
  { day, choice }: InputOf<'answerDaily'>,
): Promise<OutputOf<'answerDaily'> | Refused> => {
  const { clock, games, delay, open } = deps
  if (day !== utcDay(clock.now())) return refused('no-such-day')
  const opened = await open()
  if (isRefused(opened)) return opened
  const { gameId } = opened
  const before = await verdict(deps, uid, gameId)
  if (!isRefused(before)) return before
  const found = await findOwnGame(games, uid, gameId)
  if (!isRefused(found) && found.driver.state.phase === 'ready') {
    const asked = await games.command(gameId, uid, () => ({ type: 'next', item: null, delay: delay(uid) }))
    if (isRefused(asked)) return asked
  }
  const answered = await games.command(gameId, uid, () => ({ type: 'answer', index: 0, choice }))
  const after = await verdict(deps, uid, gameId)
  return isRefused(after) && isRefused(answered) ? answered : after
}
