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
    <p className={styles.of}>The first question comes in a moment.</p>
  </Card>
)

/** The game is paused, and there is nothing to do. */
export const PausedCard = () => (
  <Card tone="green" padding="large" className={styles.card}>
    <h1 className={styles.title}>Paused</h1>
    <p className={styles.line}>The host has paused the game. Your answers are kept.</p>
  </Card>
)
