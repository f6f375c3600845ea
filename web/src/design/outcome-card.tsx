import type { ReactNode } from 'react'
import { Card } from './card.tsx'
import styles from './outcome-card.module.css'
import { useFocusOnMount } from './use-focus-on-mount.ts'

interface OutcomeSignProps {
  /** What was played, where that has to be said. */
  readonly of?: string
  readonly title: string
  /** It is green for a new best. */
  readonly isBest: boolean
  /** The score, large. */
  readonly figures: ReactNode
  readonly detail: string
  /** How it compares, where it is compared; empty until that is known. */
  readonly standing?: string
  /** What there is to do now. */
  readonly actions: ReactNode
  readonly children?: ReactNode
}

/** How a game alone has ended. */
export const OutcomeCard = (props: OutcomeSignProps) => {
  const { of, title, isBest, figures, detail, standing, actions, children } = props
  const heading = useFocusOnMount<HTMLHeadingElement>()
  return (
    <Card tone={isBest ? 'green' : 'paper'} roomy className={styles.sign}>
      {of !== undefined && <p className={styles.of}>{of}</p>}
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {figures}
      <p>{detail}</p>
      {standing !== undefined && <p className={styles.standing}>{standing}</p>}
      <div className={styles.actions}>{actions}</div>
      {children}
    </Card>
  )
}
