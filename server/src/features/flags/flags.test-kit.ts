import { flagItemsOf, seeFlags } from '@trivium/testkit/places'
import type { Player } from '@trivium/testkit/player'
import type { TestServer } from '@trivium/testkit/test-server'

/** The name of an answer's refusal. */
export const refusalOf = (answer: object) =>
  (answer as { error?: { details: { reason: string } } }).error?.details.reason

/** The current flag, with its answer. */
export const currentFlag = async (stage: TestServer, player: Player, gameId: string) => {
  const { current } = await seeFlags(player, gameId, (game) => game.current !== null)
  const item = current?.item ?? -1
  const flag = (await flagItemsOf(stage, gameId))[item]
  if (flag === undefined) throw new Error('no flag is asked')
  return { ...flag, item }
}

/** Skips until this place's flag is asked. */
export const skipToFlag = async (stage: TestServer, player: Player, gameId: string, place: string) => {
  let asked = await currentFlag(stage, player, gameId)
  for (; asked.place !== place; asked = await currentFlag(stage, player, gameId)) {
    const { item } = asked
    await player.do('skipFlag', { gameId, item })
    await seeFlags(player, gameId, ({ current }) => current?.item !== item)
  }
  return asked
}

/** Gives up and waits for the settled game. */
export const giveUpFlags = async (player: Player, gameId: string) => {
  await player.do('giveUpPlaces', { gameId })
  return seeFlags(player, gameId, ({ settled }) => settled)
}
