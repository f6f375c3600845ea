import type { AchievementIcon as Icon } from '@trivium/rules/achievements/achievements'
import { classNames } from '../class-names.ts'
import styles from './achievement-icon.module.css'
import { MOTIFS } from './motifs.tsx'

const SIGN =
  'M12 2H52A10 10 0 0 1 62 12V38.500A10 10 0 0 1 57.7 46.700L37.7 60.500A10 10 0 0 1 26.3 60.500L6.3 46.700A10 10 0 0 1 2 38.500V12A10 10 0 0 1 12 2Z'
const KEYLINE =
  'M12.5 5.500H51.500A7 7 0 0 1 58.5 12.500V38.200A7 7 0 0 1 55.5 43.900L35.8 57.500A7 7 0 0 1 28.2 57.500L8.5 43.900A7 7 0 0 1 5.5 38.200V12.500A7 7 0 0 1 12.5 5.500Z'

interface AchievementIconProps {
  readonly icon: Icon
  /** Not unlocked yet: grey, with a dashed keyline. */
  readonly locked?: boolean
  /** Width and height in px; a class may override it. */
  readonly size?: number
  readonly className?: string | undefined
}

/** An achievement's sign. It has no accessible name, because its title is beside it. */
export const AchievementIcon = ({ icon, locked = false, size = 64, className }: AchievementIconProps) => {
  const { tone, motif } = MOTIFS[icon]
  return (
    <svg
      viewBox="0 0 64 64"
      width={size}
      height={size}
      className={classNames(styles.icon, styles[tone], locked && styles.locked, className)}
      aria-hidden="true"
    >
      <path d={SIGN} className={styles.field} />
      <path d={KEYLINE} className={styles.keyline} />
      <g className={styles.motif}>{motif}</g>
    </svg>
  )
}
