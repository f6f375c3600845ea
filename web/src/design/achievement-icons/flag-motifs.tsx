import styles from './achievement-icon.module.css'
import { CONTINENTS, type Continent } from './continents.ts'

/** A continent's outline on a flag. */
export const FlagOf = ({ continent }: { continent: Continent }) => (
  <>
    <path d="M14.5 12V46" strokeWidth={4} className={styles.line} />
    <path d="M15 11.500C24 7.5 31 15.5 40 12.5 46 10.5 50.5 10.8 55 12.500V40C50.5 38.3 46 38 40 40 31 43 24 35 15 39Z" />
    <path d={CONTINENTS[continent]} transform="translate(34 25.6) scale(.66)" className={styles.cut} />
  </>
)

/** Flags on two lines, with space for more. */
export const FLAGS = (
  <>
    <path d="M11 13.500Q32 20 53 13.500M14 30.500Q32 36 50 30.5" strokeWidth={2.6} className={styles.line} />
    <path d="M12.5 15.5 23.5 17.5 17 29ZM26.5 18 37.5 18 32 30.500ZM40.5 17.5 51.5 15.5 47 29Z" />
    <path d="M19 33 30 34.5 24 46.500ZM34 34.5 45 33 40 46.500Z" className={styles.accent} />
  </>
)

/** A compass. */
export const COMPASS = (
  <>
    <circle cx="32" cy="28.5" r="17.5" strokeWidth={4} className={styles.line} />
    <path d="M42 18.5 35.5 32 28.5 25Z" className={styles.accent} />
    <path d="M22 38.5 28.5 25 35.5 32Z" />
  </>
)
