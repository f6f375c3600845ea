/** Limits on the bank as a whole that it does not keep yet. They may only fall (`shortPrompts` only rise) towards the aim beside each. */
export const CEILINGS = {
  /** How far from 25 % the answer's ranks by length may be; aim: 0.015. */
  lengthRank: 0.029,
  /** How often the model of `guess/` may be right; aim: 0.265. */
  guess: 0.295,
  /** The same in one category; aim: 0.3. */
  guessInCategory: 0.38,
  /** Words of the median prompt; aim: 12. */
  medianWords: 16,
  /** The share of prompts of at most nine words; aim: 0.2. */
  shortPrompts: 0.095,
}
