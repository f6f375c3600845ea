import styles from './achievement-icon.module.css'
import { Pips } from './pips.tsx'

const RAYS = {
  1: '',
  2: 'M12 22H15.500M52 22H48.500M17.5 11 19.8 13M46.5 11 44.2 13',
  3: 'M11 22H15M53 22H49M16.5 10.5 19.5 13.200M47.5 10.5 44.5 13.200M16 35.2 18.8 32.500M48 35.2 45.2 32.5',
} as const

/** A light that grows brighter with the number of right answers. */
export const Bulb = ({ tier }: { tier: 1 | 2 | 3 }) => (
  <>
    <path d="M32 9.500C24 9.5 19 15 19 21.5 19 26 21.5 28.7 23.8 31.5 25 33 25.5 34.3 25.5 36H38.500C38.5 34.3 39 33 40.2 31.5 42.5 28.7 45 26 45 21.5 45 15 40 9.5 32 9.500Z" />
    <path d="M26 38.500H38V40.500A3.5 3.5 0 0 1 34.5 44H29.500A3.5 3.5 0 0 1 26 40.500Z" />
    {tier > 1 && <path d={RAYS[tier]} strokeWidth={3.4} className={styles.line} />}
    {tier > 2 && <path d="M34 13 26.5 24H31L29.5 31.5 37.5 20.500H32.800Z" className={styles.cut} />}
    <Pips tier={tier} />
  </>
)

/** A lifebuoy, for survival. */
export const LIFEBUOY = (
  <>
    <circle cx="32" cy="28.5" r="13.5" strokeWidth="9.5" className={styles.line} />
    <circle
      cx="32"
      cy="28.5"
      r="13.5"
      strokeWidth="5.5"
      strokeDasharray="8.2 13.006"
      strokeDashoffset="-6.5"
      strokeLinecap="butt"
      className={styles.cutLine}
    />
  </>
)
