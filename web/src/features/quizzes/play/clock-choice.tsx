import type { InputOf } from '@trivium/wire/registry'
import styles from './clock-choice.module.css'

export type Clock = InputOf<'openQuiz'>['clock']

const CLOCKS: readonly (readonly [Clock, string])[] = [
  [null, 'No clock'],
  [10_000, '10 s'],
  [20_000, '20 s'],
  [30_000, '30 s'],
]

/** The time limit for each question. Used on a green card. */
export const ClockChoice = ({ clock, onChoose }: { clock: Clock; onChoose: (clock: Clock) => void }) => (
  <fieldset className={styles.clocks}>
    <legend>Time per question</legend>
    <div className={styles.choices}>
      {CLOCKS.map(([value, words]) => (
        <label key={words} className={styles.choice}>
          <input type="radio" name="clock" checked={value === clock} onChange={() => onChoose(value)} />
          {words}
        </label>
      ))}
    </div>
  </fieldset>
)
