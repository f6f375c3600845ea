import { Check, Equal, X } from 'lucide-react'
import { classNames } from '../../design/class-names.ts'
import styles from './outcome-bar.module.css'
import { type Outcomes, recordParts } from './record.ts'

const LOOKS = {
  won: { word: 'Won', Icon: Check },
  drawn: { word: 'Drawn', Icon: Equal },
  lost: { word: 'Lost', Icon: X },
} as const

/** Matches as one bar in the proportions of their outcomes, with the numbers. */
export const OutcomeBar = (outcomes: Outcomes) => {
  const parts = recordParts(outcomes)
  return (
    <>
      <div className={styles.road} aria-hidden="true">
        {parts
          .filter(({ count }) => count > 0)
          .map(({ outcome, count }) => (
            <span
              key={outcome}
              className={classNames(styles.part, styles[outcome])}
              style={{ flexGrow: count }}
            />
          ))}
      </div>
      <dl className={styles.counts}>
        {parts.map(({ outcome, count }) => {
          const { word, Icon } = LOOKS[outcome]
          return (
            <div key={outcome}>
              <dt>
                <span className={classNames(styles.key, styles[outcome])} aria-hidden="true">
                  <Icon strokeWidth={4} />
                </span>
                {word}
              </dt>
              <dd>{count.toLocaleString('en')}</dd>
            </div>
          )
        })}
      </dl>
    </>
  )
}
