import { SITE_NAME } from '../site/identity.ts'
import styles from './logo.module.css'

/** The logo: three roads meet at one point and make a T. */
const Mark = ({ size = 40 }: { size?: number }) => (
  <svg className={styles.mark} data-logo="" viewBox="0 0 48 48" width={size} height={size} aria-hidden="true">
    <rect width="48" height="48" rx="12" className={styles.badge} />
    <path d="M0 19H48M24 19V48" className={styles.road} />
    <path
      d="M16.500 24.500C20 24.500 18.500 24 18.500 28V24.500ZM31.500 24.500C28 24.500 29.500 24 29.500 28V24.500Z"
      className={styles.fillet}
    />
    <circle cx="24" cy="19" r="7" className={styles.point} />
  </svg>
)

/** The logo with the name beside it. */
export const Logo = () => (
  <span className={styles.logo}>
    <Mark />
    <span className={styles.name}>{SITE_NAME}</span>
  </span>
)
