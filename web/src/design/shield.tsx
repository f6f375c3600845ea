import { classNames } from './class-names.ts'
import styles from './shield.module.css'
import { VisuallyHidden } from './visually-hidden.tsx'

const OUTLINE =
  'M14 3C21 6 29 6 36 2.5 43 6 51 6 58 3L68.5 12.5C65 18 66 24 68.5 29 71.5 38 64 45 53 47.5 46 49 39.5 50.5 36 54 32.5 50.5 26 49 19 47.5 8 45 .5 38 3.5 29 6 24 7 18 3.5 12.5Z'

interface RatingShieldProps {
  readonly elo: number
  readonly provisional: boolean
  readonly size?: 'small' | 'medium' | 'large'
  readonly className?: string | undefined
}

/** A rating as a route number on its shield; '?' means provisional. */
export const RatingShield = ({ elo, provisional, size = 'small', className }: RatingShieldProps) => (
  <span className={classNames(styles.shield, styles[size], className)}>
    <svg viewBox="0 0 72 56" aria-hidden="true">
      <path d={OUTLINE} className={styles.shape} />
    </svg>
    <span className={styles.number}>
      <VisuallyHidden>Rating </VisuallyHidden>
      {elo}
      {provisional && (
        <abbr className={styles.provisional} title="Provisional: fewer than 20 rated games">
          ?
        </abbr>
      )}
    </span>
  </span>
)
