import { vibrate } from '../preferences/haptics.ts'
import { playSound } from '../preferences/sound.ts'

/** How far each of the first right answers in a row rises, semitones: up the pentatonic scale to the octave. */
const RISE = [0, 2, 4, 7, 9, 12]
/** Longer runs play around the top instead of climbing out of hearing. */
const TOP = [9, 7, 9, 12]

/** How far the sound of a right answer rises when it is the `inARow`-th in a row, semitones. */
export const semitonesOf = (inARow: number): number =>
  RISE[Math.max(0, inARow - 1)] ?? TOP[(inARow - RISE.length - 1) % TOP.length] ?? 0

/** The number of right answers up to now without a wrong one. */
export const inARowOf = (marks: readonly boolean[]): number => marks.length - 1 - marks.lastIndexOf(false)

/** Right answers in a row rise in pitch; a wrong one is soft and quick. A phone vibrates once or twice. */
export const playAnswer = (isRight: boolean, inARow: number): void => {
  if (isRight) playSound('correct', semitonesOf(inARow))
  else playSound('wrong')
  if (isRight) vibrate(15)
  else vibrate(25, 60, 25)
}
