import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { CategoryIcon } from './category-icon.tsx'
import styles from './chip.module.css'

interface ChipProps {
  readonly children: ReactNode
  /** The category that it stands for: shows its icon in its colour. */
  readonly category?: string
  /** Number of questions behind it. */
  readonly count?: number
  readonly isOn: boolean
  readonly onPress: () => void
}

/** A toggle, alone or in a group. */
export const Chip = ({ children, category, count, isOn, onPress }: ChipProps) => (
  <button
    type="button"
    className={styles.chip}
    data-category={category}
    aria-pressed={isOn}
    onClick={onPress}
  >
    <span className={styles.mark} aria-hidden="true">
      {isOn && <Check size={16} strokeWidth={3.5} />}
    </span>
    {category !== undefined && <CategoryIcon category={category} className={styles.icon} />}
    <span className={styles.text}>
      {children}
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </span>
  </button>
)
