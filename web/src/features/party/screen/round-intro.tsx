import type { RoundView } from '@trivium/rules/modes/party/room-view'
import { roundName, roundRules } from '../round-words.ts'
import styles from './round-intro.module.css'

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
      <h1 id="round" className={styles.title}>
        {roundName(round)}
      </h1>
      {round.intro !== '' && <p className={styles.line}>{round.intro}</p>}
      <p className={styles.rules}>{roundRules(round)}</p>
    </div>
  </section>
)
