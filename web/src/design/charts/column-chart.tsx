import { classNames } from '../class-names.ts'
import styles from './column-chart.module.css'

interface ColumnChartProps {
  readonly columns: readonly {
    /** The label under the column; may be empty. */
    readonly label: string
    readonly value: number
    /** Highlighted among the others. */
    readonly isMarked?: boolean
  }[]
}

/** Counts of a few kinds: one column each, side by side. */
export const ColumnChart = ({ columns }: ColumnChartProps) => {
  const most = Math.max(1, ...columns.map(({ value }) => value))
  return (
    <div
      className={styles.chart}
      style={{ gridTemplateColumns: `repeat(${columns.length}, minmax(0, 1fr))` }}
      aria-hidden="true"
    >
      {columns.map(({ label, value, isMarked = false }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: columns are identified by position
        <div key={i} className={classNames(styles.column, isMarked && styles.marked)}>
          <span className={styles.track}>
            {value > 0 && <span className={styles.bar} style={{ height: `${(100 * value) / most}%` }} />}
          </span>
          <span className={styles.label}>{label}</span>
        </div>
      ))}
    </div>
  )
}
