import type { PartyDocument } from '@trivium/wire/documents/party'

type Placed = Pick<PartyDocument, 'place' | 'score' | 'sharing'>

/** 'shared by 3'; null: the place is the player's or team's alone. */
export const sharingWords = ({ sharing }: Pick<Placed, 'sharing'>): string | null =>
  sharing > 1 ? `shared by ${sharing.toLocaleString('en')}` : null

const TITLES: Readonly<Record<number, string>> = { 1: 'You won!', 2: 'Second place', 3: 'Third place' }

/** The title of the end. */
export const overTitle = ({ place, score, sharing }: Placed): string => {
  if (place === null || score <= 0) return 'Finished!'
  if (place === 1 && sharing > 1) return 'You share first place!'
  return TITLES[place] ?? 'Finished!'
}
