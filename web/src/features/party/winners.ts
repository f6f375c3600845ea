import type { Side } from './sides.ts'

/** With more winners than this, only their number is shown. */
const NAMED = 2

/** The sides that share first place with points. */
export const winnersOf = <Of extends Pick<Side, 'place' | 'score'>>(sides: readonly Of[]): readonly Of[] =>
  sides.filter(({ place, score }) => place === 1 && score > 0)

/** 'Ada wins!', or how many share first place; null: nobody scored. */
export const winnerWords = (sides: readonly Pick<Side, 'name' | 'place' | 'score'>[]): string | null => {
  const winners = winnersOf(sides)
  if (winners.length === 0) return null
  if (winners.length > NAMED) return `${winners.length} share first place!`
  return `${winners.map(({ name }) => name).join(' and ')} ${winners.length === 1 ? 'wins' : 'win'}!`
}
