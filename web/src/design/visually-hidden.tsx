import type { ReactNode } from 'react'
import styles from './spoken.module.css'

/** Text for those who hear the page; nothing of it is seen. */
export const VisuallyHidden = ({ children }: { children: ReactNode }) => (
  <span className={styles.spoken}>{children}</span>
)
