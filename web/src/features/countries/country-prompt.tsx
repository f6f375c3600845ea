import type { CountryAsked } from '@trivium/rules/modes/countries/view'
import { Check, X } from 'lucide-react'
import { Card } from '../../design/card.tsx'
import { classNames } from '../../design/class-names.ts'
import { VisuallyHidden } from '../../design/visually-hidden.tsx'
import type { AnswerFeedback } from '../../places/answer-field.tsx'
import styles from './country-prompt.module.css'
import { TRIES } from './pointing-words.ts'

interface CountryPromptProps {
  readonly asked: CountryAsked | null
  /** The result of the last try. */
  readonly said: AnswerFeedback | null
  readonly isChecking: boolean
}

/** The country to find, the number of tries, and the result of the last one. Its height is constant beside the map. */
export const CountryPrompt = ({ asked, said, isChecking }: CountryPromptProps) => (
  <div className={styles.asked}>
    <Card tone="green" className={styles.card} aria-label="Asked">
      {asked !== null && (
        <>
          {asked.name === null ? (
            <p className={styles.clue} tabIndex={-1} data-arrival="">
              {asked.clue}
            </p>
          ) : (
            <h2 key={asked.item} className={styles.name}>
              <span>Find</span> {asked.name}
            </h2>
          )}
          <Tries wrong={asked.wrong.length} />
        </>
      )}
    </Card>
    <div className={styles.below}>
      {said !== null && <SaidLine key={said.turn} {...said} />}
      {said === null && isChecking && <p>Checking …</p>}
    </div>
  </div>
)

const Tries = ({ wrong }: { wrong: number }) => (
  <p className={styles.tries}>
    <VisuallyHidden>{`Tries left: ${TRIES - wrong}`}</VisuallyHidden>
    {Array.from({ length: TRIES }, (_, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a try is identified by its place
      <span key={i} className={classNames(styles.try, i < wrong && styles.used)} aria-hidden="true">
        {i < wrong && <X size={14} strokeWidth={4} />}
      </span>
    ))}
  </p>
)

const SaidLine = ({ tone, text }: AnswerFeedback) => (
  <p className={classNames(styles.said, styles[tone])}>
    {tone === 'right' && <Check size={20} strokeWidth={3.5} aria-hidden="true" />}
    {tone === 'wrong' && <X size={20} strokeWidth={3.5} aria-hidden="true" />}
    <span>{text}</span>
  </p>
)
