import { Card } from '../card.tsx'
import { classNames } from '../class-names.ts'
import styles from './bar-table.module.css'

interface BarTableProps {
  readonly title: string
  readonly rows: readonly { readonly label: string; readonly value: number }[]
  /** Labels may be longer than there is room for beside the bars: they take half of it, and several lines. */
  readonly hasLongLabels?: boolean
}

/** How many there are of each kind: a table whose numbers are seen as well. */
export const BarTable = ({ title, rows, hasLongLabels = false }: BarTableProps) => {
  const most = Math.max(1, ...rows.map(({ value }) => value))
  return (
    <Card className={styles.plate}>
      <table className={classNames(styles.table, hasLongLabels && styles.long)}>
        <caption>{title}</caption>
        <tbody>
          {rows.map(({ label, value }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>
                <span className={styles.line}>
                  <span className={styles.way}>
                    <span className={styles.bar} style={{ width: `${(100 * value) / most}%` }} />
                  </span>
                  {value.toLocaleString()}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}
