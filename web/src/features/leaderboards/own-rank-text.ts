import { BOARD_WORDS } from '@trivium/wire/modes/boards'
import { playAddress } from './leaderboard-labels.ts'
import type { Selection } from './selection.ts'
import type { OwnPlace } from './use-leaderboard.ts'

export interface OwnRankText {
  readonly text: string
  readonly way: { readonly to: string; readonly words: string } | null
}

/** Why the player is not on a board, and what to do about that. */
export const unrankedText = (
  { why, missing }: Pick<OwnPlace, 'why' | 'missing'>,
  choice: Selection,
): OwnRankText => {
  const { kind, when } = choice
  const play = { to: playAddress(choice), words: BOARD_WORDS[kind].play }
  if (why === 'left')
    return {
      text: 'You’ve left the leaderboards: your name and scores don’t appear on any of them.',
      way: { to: '/edit-profile#settings', words: 'Change that in settings' },
    }
  if (why === 'not-settled')
    return {
      text: `Play ${missing} more rated ${missing === 1 ? 'game' : 'games'}, and your rating gets a rank.`,
      way: play,
    }
  if (typeof when === 'object') return { text: `You weren’t on this leaderboard.`, way: null }
  return { text: 'You have no result here yet.', way: play }
}
