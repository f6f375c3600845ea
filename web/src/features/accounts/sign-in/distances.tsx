import styles from './distances.module.css'

interface DistancesProps {
  /** Labels with their numbers; null while a number is not known. */
  readonly rows: readonly (readonly [name: string, value: number | null])[]
  readonly label: string
}

/** Labels and numbers, styled as a distance sign. */
export const Distances = ({ rows, label }: DistancesProps) => (
  <dl className={styles.distances} aria-label={label}>
    {rows.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value ?? '·'}</dd>
      </div>
    ))}
  </dl>
)
