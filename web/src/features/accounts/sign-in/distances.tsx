import styles from './distances.module.css'

interface DistancesProps {
  /** Each with its number; null while it is not known yet. */
  readonly rows: readonly (readonly [name: string, value: number | null])[]
  readonly label: string
}

/** Names and numbers as on a sign that tells how far it is. */
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
