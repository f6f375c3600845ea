import { memo } from 'react'
import styles from './drawing.module.css'

/**
 * Patterns that distinguish states without colour: stripes for the second try, dots for the third, a grid of crossing
 * lines for missed countries. Their size on the screen is constant; `scale`: px per unit.
 */
export const Patterns = memo(({ scale }: { readonly scale: number }) => (
  <defs>
    <pattern
      id="map-stripes"
      width="6"
      height="6"
      patternUnits="userSpaceOnUse"
      patternTransform={`scale(${1 / scale}) rotate(45)`}
    >
      <rect width="6" height="6" className={styles.secondGround} />
      <rect width="2.4" height="6" className={styles.secondInk} />
    </pattern>
    <pattern
      id="map-dots"
      width="6"
      height="6"
      patternUnits="userSpaceOnUse"
      patternTransform={`scale(${1 / scale})`}
    >
      <rect width="6" height="6" className={styles.thirdGround} />
      <circle cx="1.5" cy="1.5" r="1.1" className={styles.thirdInk} />
      <circle cx="4.5" cy="4.5" r="1.1" className={styles.thirdInk} />
    </pattern>
    <pattern
      id="map-hatch"
      width="7"
      height="7"
      patternUnits="userSpaceOnUse"
      patternTransform={`scale(${1 / scale}) rotate(-45)`}
    >
      <rect width="7" height="7" className={styles.missedGround} />
      <rect width="1.6" height="7" className={styles.missedInk} />
    </pattern>
  </defs>
))
