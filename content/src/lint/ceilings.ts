/** Limits on the bank as a whole. Those with an aim may only get stricter, until the bank keeps it. */
export const CEILINGS = {
  /** How far from 25 % the answer's ranks by length may be. */
  lengthRank: 0.015,
  /** How often the model of `guess/` may be right. */
  guess: 0.265,
  /** The same in one category. */
  guessInCategory: 0.3,
  /** Words of the median prompt. */
  medianWords: 12,
  /** The least share of prompts of at most nine words. */
  shortPrompts: 0.2,
}
