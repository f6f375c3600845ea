import type { User } from '@trivium/wire/documents/user'
import { type SurvivalKind, survivalScoreKey } from '@trivium/wire/modes/survival-score-key'
import type { Survival } from './board.tsx'
import type { Marks } from './flags.ts'

/** The player's best scores by name. */
type Scores = User['scores'] | undefined

/** Only runs with choices and a clock are on the board. */
export const isRanked = ({ untimed, typed }: SurvivalKind): boolean => !untimed && !typed

export const bestIn = (survival: Survival, { untimed, typed }: SurvivalKind): number | null => {
  if (typed) return untimed ? survival.bestTypedUntimed : survival.bestTyped
  return untimed ? survival.bestUntimed : survival.best
}

/** Undefined: not known yet; null: there is none. The user document is here before the reply of `readSurvival`. */
const bestOf = (survival: Survival | null, scores: Scores, kind: SurvivalKind): number | null | undefined =>
  survival === null ? scores && (scores[survivalScoreKey(kind)] ?? null) : bestIn(survival, kind)

/** The scores to beat in a run of a kind. Runs that are not ranked have no best of all. */
export const marksOf = (survival: Survival | null, scores: Scores, kind: SurvivalKind): Marks => ({
  best: bestOf(survival, scores, kind),
  ...(isRanked(kind)
    ? { top: survival === null ? undefined : (survival.top[0]?.score ?? null), bot: survival?.botScore }
    : { top: null, bot: null }),
})

/** 'Your best, typed and without a clock' */
export const bestWords = ({ untimed, typed }: SurvivalKind): string => {
  if (typed) return untimed ? 'Your best typed, without a clock' : 'Your best typed'
  return untimed ? 'Your best without a clock' : 'Your best'
}

/** '12 seconds to answer, plus time to read.' */
export const clockSentence = ({ untimed, typed }: SurvivalKind): string => {
  if (untimed) return typed ? 'You type the answers. No clock.' : 'No clock.'
  return typed ? 'You type the answers, 20 seconds each.' : '12 seconds to answer, plus time to read.'
}
