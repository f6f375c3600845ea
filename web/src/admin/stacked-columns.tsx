import { classNames } from '../design/class-names.ts'
import { Stack } from '../design/layout.tsx'
import styles from './stacked-columns.module.css'

/** The four colours that are distinguishable side by side in both themes. */
const LOOKS = ['green', 'you', 'them', 'grey'] as const

interface StackedColumnsProps {
  /** The parts of a column, from the bottom up: four at most. */
  readonly parts: readonly string[]
  readonly columns: readonly {
    /** Label under the column; may be empty. */
    readonly label: string
    /** In the order of `parts`. */
    readonly values: readonly number[]
  }[]
}

/** Daily counts of a few kinds, for a ChartCard, whose table shows the same. */
export const StackedColumns = ({ parts, columns }: StackedColumnsProps) => {
  const most = Math.max(0, ...columns.map(({ values }) => values.reduce((sum, value) => sum + value, 0)))
  return (
    <Stack gap={12} aria-hidden="true">
      <ul className={styles.legend}>
        {parts.map((part, i) => (
          <li key={part}>
            <span className={classNames(styles.key, styles[LOOKS[i] ?? 'grey'])} />
            {part}
          </li>
        ))}
        <li className={styles.peak}>highest: {most.toLocaleString('en')}</li>
      </ul>
      <div
        className={styles.chart}
        style={{ gridTemplateColumns: `repeat(${columns.length}, minmax(0, 1fr))` }}
      >
        {columns.map(({ label, values }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: columns are identified by position
          <div key={i} className={styles.column}>
            <span className={styles.track}>
              {values.map(
                (value, part) =>
                  value > 0 && (
                    <span
                      key={parts[part]}
                      className={classNames(styles.part, styles[LOOKS[part] ?? 'grey'])}
                      style={{ height: `${(100 * value) / most}%` }}
                    />
                  ),
              )}
            </span>
            <span className={styles.label}>{label}</span>
          </div>
        ))}
      </div>
    </Stack>
  )
}
