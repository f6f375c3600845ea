import styles from './achievement-icon.module.css'
import { Pips } from './pips.tsx'

/** A cup that gains handles and a star as wins increase. */
export const Cup = ({ tier }: { tier: 1 | 2 | 3 }) => (
  <>
    <path d="M21 10H43V20C43 28 38.5 32 34.5 33V37H41V41.500H23V37H29.500V33C25.5 32 21 28 21 20Z" />
    {tier > 1 && (
      <path
        d="M21 13.500H14C14 21 17 25 22 26M43 13.500H50C50 21 47 25 42 26"
        strokeWidth={3.5}
        className={styles.line}
      />
    )}
    {tier > 2 && (
      <path
        d="M32 12.5 34.2 17.3 39.5 17.9 35.6 21.5 36.6 26.7 32 24.1 27.4 26.7 28.4 21.5 24.5 17.9 29.8 17.300Z"
        className={styles.cut}
      />
    )}
    <Pips tier={tier} />
  </>
)

/** A rating's crown; higher ratings get a shining one. */
export const Crown = ({ tier }: { tier: 1 | 2 }) => (
  <>
    <g transform={tier === 2 ? 'translate(32 44) scale(.82) translate(-32 -44)' : undefined}>
      <path d="M12.5 16.5 22 25 32 11.5 42 25 51.5 16.5 48 36H16Z" strokeWidth={2} stroke="currentColor" />
      <path d="M17 39H47V44H17Z" />
      <path d="M32 24 36 29 32 34 28 29Z" className={styles.cut} />
    </g>
    {tier === 2 && (
      <path
        d="M32 9V13M20.5 11.5 22.5 15.500M43.5 11.5 41.5 15.500M11.5 15 14 18M52.5 15 50 18"
        strokeWidth={3.2}
        className={styles.accentLine}
      />
    )}
    <Pips tier={tier} />
  </>
)

/** The chevrons of a bend, one above the other. */
export const STREAK = (
  <g strokeWidth={6} strokeLinejoin="miter" strokeLinecap="butt">
    <path d="M17 25 32 13.5 47 25" className={styles.accentLine} />
    <path d="M17 36 32 24.5 47 36M17 47 32 35.5 47 47" className={styles.line} />
  </g>
)

/** A painter's palette, for draws. */
export const PALETTE = (
  <>
    <path d="M32.5 10.500C20 10.5 10.5 19 10.5 29.5 10.5 39.5 18.5 47 28 47 33 47 34.8 43.5 33.5 40.5 32 37 34 34 37.5 34H45C50 34 53.5 31.5 53.5 27 53.5 17.5 44 10.5 32.5 10.500Z" />
    <circle cx="20" cy="31" r="4" className={styles.cut} />
    <circle cx="24.5" cy="20.5" r="4" className={styles.cut} />
    <circle cx="35.5" cy="17.8" r="4" className={styles.cut} />
    <circle cx="45" cy="24.5" r="4" className={styles.cut} />
    <circle cx="25.5" cy="39.5" r="3" className={styles.cut} />
  </>
)
