import type { RoundView } from '@trivium/rules/modes/party/room-view'
import { Card } from '../../../design/card.tsx'
import { roundName, roundRules } from '../round-words.ts'
import styles from './round-card.module.css'

/** A round is announced on a phone. */
export const RoundCard = ({ round }: { round: RoundView }) => (
  <Card tone="green" padding="large" className={styles.card}>
    <p className={styles.of}>
      Round {round.index + 1} of {round.of}
    </p>
    <h1 className={styles.title}>{roundName(round)}</h1>
    {round.intro !== '' && <p className={styles.line}>{round.intro}</p>}
    <p className={styles.of}>{roundRules(round)}</p>
  </Card>
)
