import { Card } from '../../../design/card.tsx'
import { OutcomeBar } from '../outcome-bar.tsx'
import type { Player } from '../player.ts'
import { percent } from '../record.ts'
import styles from './record-card.module.css'
import { Streak } from './streak.tsx'

/** All rated matches, and the win streaks among them. */
export const RecordCard = ({ player }: { player: Player }) => {
  const { wins, losses, draws, ratedGames, winStreak, bestWinStreak } = player
  return (
    <Card className={styles.record} aria-labelledby="record">
      <header className={styles.head}>
        <h2 id="record">Record</h2>
        <p>
          {ratedGames.toLocaleString('en')} rated {ratedGames === 1 ? 'match' : 'matches'},{' '}
          {percent(wins / ratedGames)} won
        </p>
      </header>
      <OutcomeBar wins={wins} losses={losses} draws={draws} />
      {bestWinStreak > 0 && <Streak now={winStreak} best={bestWinStreak} />}
    </Card>
  )
}
