import { Card } from '../../../design/card.tsx'
import type { Player } from '../player.ts'
import type { StatsParts } from './stats-parts.ts'
import styles from './table-card.module.css'

interface StreaksTableProps extends Pick<StatsParts, 'daily'> {
  readonly player: Player
}

/** Streaks, current and best; rows without any are left out. */
export const StreaksTable = ({ player, daily }: StreaksTableProps) => {
  const survival = player.scores.Survival
  const rows = [
    { label: 'Days with the daily', now: daily.days, best: daily.best },
    { label: 'Rated wins', now: player.winStreak, best: player.bestWinStreak },
    { label: 'Right answers in Survival', now: null, best: survival ?? 0 },
  ].filter(({ best }) => best > 0)
  if (rows.length === 0) return null
  return (
    <Card className={styles.card}>
      <table className={styles.table}>
        <caption>In a row</caption>
        <thead>
          <tr>
            <td />
            <th scope="col">Now</th>
            <th scope="col">Best</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, now, best }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{now === null ? '–' : now.toLocaleString('en')}</td>
              <td>{best.toLocaleString('en')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}
