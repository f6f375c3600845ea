import { Plate } from '../plate.tsx'
import styles from './bar-table.module.css'

interface BarTableProps {
  readonly title: string
  readonly rows: readonly { readonly label: string; readonly value: number }[]
}

/** How many there are of each kind: a table whose numbers are seen as well. */
export const BarTable = ({ title, rows }: BarTableProps) => {
  const most = Math.max(1, ...rows.map(({ value }) => value))
  return (
    <Plate className={styles.plate}>
      <table className={styles.table}>
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
    </Plate>
  )
}
