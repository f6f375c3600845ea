import type { SoloDocument } from '@trivium/wire/documents/solo'
import { gameTopic } from '@trivium/wire/live/topics'
import type { Player } from '../player.ts'
import { choiceIndex } from '../small-bank.ts'

const see = (player: Player, gameId: string, fits: (game: SoloDocument) => boolean) =>
  player.see<SoloDocument>(gameTopic(gameId), fits)

/**
 * Answers the next `count` questions of a game for one player; by default rightly, for questions of the small bank. A question
 * that is open already is the first of them.
 */
export const answerSolo = async (
  player: Player,
  gameId: string,
  count: number,
  choose = (choices: readonly string[]): number => choiceIndex(choices, 'right'),
): Promise<void> => {
  player.follow(gameTopic(gameId))
  const { marks } = await see(player, gameId, () => true)
  for (let index = marks.length; index < marks.length + count; index++) {
    const now = await see(player, gameId, (game) => game.marks.length === index)
    if (now.phase !== 'question') await player.do('nextQuestion', { gameId })
    const game = await see(player, gameId, ({ phase, index: at }) => phase === 'question' && at === index)
    await player.do('answerQuestion', { gameId, index, choice: choose(game.question?.choices ?? []) })
    await see(player, gameId, (after) => after.marks.length > index)
  }
}
