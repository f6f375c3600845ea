import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { classNames } from '../design/class-names.ts'
import styles from './figure-tile.module.css'

/** Tiles side by side, as many as fit. */
export const FigureTiles = ({ children }: { children: ReactNode }) => (
  <dl className={styles.tiles}>{children}</dl>
)

interface FigureTileProps {
  readonly label: string
  /** As it is written; null: not known yet. */
  readonly value: string | null
  /** What explains it, in a few words. */
  readonly note?: string | undefined
  /** Where there is more of it. */
  readonly to?: string
  /** Somebody should look at it. */
  readonly isWarning?: boolean
}

/** One figure with its name. */
export const FigureTile = ({ label, value, note, to, isWarning = false }: FigureTileProps) => (
  <div className={classNames(styles.tile, isWarning && styles.warning)}>
    <dt>{to === undefined ? label : <Link to={to}>{label}</Link>}</dt>
    <dd className={styles.value}>{value ?? '–'}</dd>
    {note !== undefined && <dd className={styles.note}>{note}</dd>}
  </div>
)
