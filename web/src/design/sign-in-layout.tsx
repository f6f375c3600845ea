import { type ReactNode, useId } from 'react'
import { Card } from './card.tsx'
import styles from './sign-in-layout.module.css'

interface EntranceProps {
  readonly title: string
  readonly lede: ReactNode
  /** Other content of the green part. */
  readonly sign?: ReactNode
  readonly children: ReactNode
}

/** One sign with two parts: green for the purpose of the page, white for the form. */
export const SignInLayout = ({ title, lede, sign, children }: EntranceProps) => {
  const heading = useId()
  return (
    <Card className={styles.card} aria-labelledby={heading}>
      <div className={styles.parts}>
        <div className={styles.intro}>
          <h1 id={heading} className={styles.title}>
            {title}
          </h1>
          <p className={styles.lede}>{lede}</p>
          {sign}
          <Arrow />
        </div>
        <div className={styles.body}>{children}</div>
      </div>
    </Card>
  )
}

/** An arrow that points to the form, as on a motorway sign. */
const Arrow = () => (
  <svg className={styles.arrow} viewBox="0 0 96 48" aria-hidden="true">
    <path d="M0 17H58V2L96 24 58 46V31H0Z" />
  </svg>
)

/** The alternatives, below the form. */
export const OtherWays = ({ children }: { children: ReactNode }) => (
  <p className={styles.otherWays}>{children}</p>
)
