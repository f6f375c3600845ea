import type { ReactNode } from 'react'
import { Card } from '../../../design/card.tsx'
import styles from './section.module.css'

interface SectionProps {
  /** The target of the index link. */
  readonly id: string
  readonly title: string
  readonly lede: ReactNode
  readonly children: ReactNode
}

/** One thing to change: the description on the left, the controls on the right; stacked on narrow screens. */
export const Section = ({ id, title, lede, children }: SectionProps) => (
  <Card id={id} className={styles.section} aria-labelledby={`${id}-title`}>
    <div className={styles.inside}>
      <div className={styles.text}>
        <h2 id={`${id}-title`}>{title}</h2>
        <p className={styles.lede}>{lede}</p>
      </div>
      <div className={styles.means}>{children}</div>
    </div>
  </Card>
)
