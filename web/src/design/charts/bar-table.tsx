import { Card } from '../card.tsx'
import { classNames } from '../class-names.ts'
import styles from './bar-table.module.css'

interface BarTableProps {
  readonly title: string
  readonly rows: readonly { readonly label: string; readonly value: number }[]
  /** For labels too long to fit beside the bars: they take half the width, and may wrap. */
  readonly hasLongLabels?: boolean
}

/** Counts by kind: a table whose numbers are drawn as bars as well. */
export const BarTable = ({ title, rows, hasLongLabels = false }: BarTableProps) => {
  const most = Math.max(1, ...rows.map(({ value }) => value))
  return (
    <Card className={styles.card}>
      <table className={classNames(styles.table, hasLongLabels && styles.long)}>
        <caption>{title}</caption>
        <tbody>
          {rows.map(({ label, value }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>
                <span className={styles.line}>
                  <span className={styles.track}>
                    <span className={styles.bar} style={{ width: `${(100 * value) / most}%` }} />
                  </span>
                  {value.toLocaleString('en')}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}
