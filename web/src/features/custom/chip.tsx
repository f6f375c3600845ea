import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './chip.module.css'

interface ChipProps {
  readonly children: ReactNode
  /** Number of questions behind it. */
  readonly count?: number
  readonly isOn: boolean
  readonly onPress: () => void
}

/** A toggle, alone or in a group. */
export const Chip = ({ children, count, isOn, onPress }: ChipProps) => (
  <button type="button" className={styles.chip} aria-pressed={isOn} onClick={onPress}>
    <span className={styles.mark} aria-hidden="true">
      {isOn && <Check size={16} strokeWidth={3.5} />}
    </span>
    {children}
    {count !== undefined && <span className={styles.count}>{count}</span>}
  </button>
)
