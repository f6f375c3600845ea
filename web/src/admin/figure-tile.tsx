import type { ReactNode } from 'react'
import { classNames } from '../design/class-names.ts'
import { Link } from '../routing/link.tsx'
import styles from './figure-tile.module.css'

/** Tiles side by side, as many as fit. */
export const FigureTiles = ({ children }: { children: ReactNode }) => (
  <dl className={styles.tiles}>{children}</dl>
)

interface FigureTileProps {
  readonly label: string
  /** Formatted; null: not known yet. */
  readonly value: string | null
  /** A short explanation. */
  readonly note?: string | undefined
  /** The page with details. */
  readonly to?: string
  /** Needs attention. */
  readonly isWarning?: boolean
}

/** One figure with its label. */
export const FigureTile = ({ label, value, note, to, isWarning = false }: FigureTileProps) => (
  <div className={classNames(styles.tile, isWarning && styles.warning)}>
    <dt>{to === undefined ? label : <Link to={to}>{label}</Link>}</dt>
    <dd className={styles.value}>{value ?? '–'}</dd>
    {note !== undefined && <dd className={styles.note}>{note}</dd>}
  </div>
)
