import { ButtonLink } from '../../design/button.tsx'
import { Plate } from '../../design/plate.tsx'
import { type CounterTable, counterTables } from './counters.ts'
import { PlayerPage } from './player-page.tsx'
import { PlayerSign } from './player-sign.tsx'
import styles from './stats.module.css'

/** A player's numbers, in words. */
export const Stats = ({ username }: { username: string }) => (
  <PlayerPage username={username} at="/stats/">
    {(player) => (
      <div className={styles.stats}>
        <PlayerSign player={player} about="Statistics of">
          <ButtonLink look="outline" to={`/profile/${player.username}`}>
            Profile
          </ButtonLink>
        </PlayerSign>
        <div className={styles.tables}>
          {counterTables(player).map((table) => (
            <Counters key={table.title} table={table} />
          ))}
        </div>
      </div>
    )}
  </PlayerPage>
)

const Counters = ({ table: { title, counters } }: { table: CounterTable }) => (
  <Plate className={styles.plate}>
    <table className={styles.table}>
      <caption>{title}</caption>
      <tbody>
        {counters.map(({ label, value, note }) => (
          <tr key={label}>
            <th scope="row">
              {label}
              {note && <span className={styles.note}> {note}</span>}
            </th>
            <td>{value.toLocaleString()}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </Plate>
)
