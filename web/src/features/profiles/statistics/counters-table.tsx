import { Card } from '../../../design/card.tsx'
import type { CounterTable } from './counters.ts'
import styles from './table-card.module.css'

/** Counters in plain words. */
export const CountersTable = ({ title, counters }: CounterTable) => (
  <Card className={styles.card}>
    <table className={styles.table}>
      <caption>{title}</caption>
      <tbody>
        {counters.map(({ label, value, note }) => (
          <tr key={label}>
            <th scope="row">
              {label}
              {note && <span className={styles.note}> {note}</span>}
            </th>
            <td>{value.toLocaleString('en')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </Card>
)
