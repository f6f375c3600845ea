import { Check, Equal, X } from 'lucide-react'
import { classNames } from '../../design/class-names.ts'
import { Plate } from '../../design/plate.tsx'
import type { Player } from './player.ts'
import { percent, recordParts } from './record.ts'
import styles from './record-plate.module.css'
import { Streak } from './streak.tsx'

const LOOKS = {
  won: { word: 'Won', Icon: Check },
  drawn: { word: 'Drawn', Icon: Equal },
  lost: { word: 'Lost', Icon: X },
} as const

/** All rated matches as one road, in the proportions of their outcomes, and the runs of wins on it. */
export const RecordPlate = ({ player }: { player: Player }) => {
  const parts = recordParts(player)
  const won = parts.find(({ outcome }) => outcome === 'won')
  return (
    <Plate className={styles.record} aria-labelledby="record">
      <header className={styles.head}>
        <h2 id="record">Record</h2>
        <p>
          {player.ratedGames} rated {player.ratedGames === 1 ? 'match' : 'matches'}
          {won && `, ${percent(won.share)} won`}
        </p>
      </header>
      <div className={styles.road} aria-hidden="true">
        {parts
          .filter(({ count }) => count > 0)
          .map(({ outcome, count }) => (
            <span
              key={outcome}
              className={classNames(styles.part, styles[outcome])}
              style={{ flexGrow: count }}
            />
          ))}
      </div>
      <dl className={styles.counts}>
        {parts.map(({ outcome, count }) => {
          const { word, Icon } = LOOKS[outcome]
          return (
            <div key={outcome}>
              <dt>
                <span className={classNames(styles.key, styles[outcome])} aria-hidden="true">
                  <Icon strokeWidth={4} />
                </span>
                {word}
              </dt>
              <dd>{count.toLocaleString()}</dd>
            </div>
          )
        })}
      </dl>
      {player.bestWinStreak > 0 && <Streak now={player.winStreak} best={player.bestWinStreak} />}
    </Plate>
  )
}
