import type { RoundView } from '@trivium/rules/modes/party/room-view'
import { roundName, roundRules } from '../round-words.ts'
import { lengthOf } from './length-of.ts'
import styles from './round-intro.module.css'

/** A title longer than this, in characters, is set smaller. */
const LONG_TITLE = 16
const LONGEST_TITLE = 28

/** A round is announced: large, and read in a moment. */
export const RoundIntro = ({ round }: { round: RoundView }) => (
  <section className={styles.intro} aria-labelledby="round">
    <p className={styles.number} aria-hidden="true">
      {round.index + 1}
    </p>
    <div className={styles.words}>
      <p className={styles.of}>
        Round {round.index + 1} of {round.of}
      </p>
      <h1
        id="round"
        className={styles.title}
        data-length={lengthOf(roundName(round), LONG_TITLE, LONGEST_TITLE)}
      >
        {roundName(round)}
      </h1>
      {round.intro !== '' && <p className={styles.line}>{round.intro}</p>}
      <p className={styles.rules}>{roundRules(round)}</p>
    </div>
  </section>
)
