import type { RoundView } from '@trivium/rules/modes/party/room-view'
import { Card } from '../../../design/card.tsx'
import { roundName, roundRules } from '../round-words.ts'
import styles from './round-panel.module.css'

/** The round that is announced, to be read out. */
export const RoundPanel = ({ round }: { round: RoundView }) => (
  <Card className={styles.card} aria-labelledby="round">
    <h2 id="round">{roundName(round)}</h2>
    {round.intro !== '' && <p>{round.intro}</p>}
    <p className={styles.rules}>{roundRules(round)}</p>
  </Card>
)
