import type { GroupedAnswer } from '@trivium/rules/modes/party/reveal'
import { Check, X } from 'lucide-react'
import { ErrorLine } from '../../../design/error-line.tsx'
import { plural } from '../../../design/plural.ts'
import { useAction } from '../../../live/use-action.ts'
import styles from './given-list.module.css'

interface GivenListProps {
  readonly partyId: string
  readonly index: number
  readonly given: readonly GroupedAnswer[]
}

/** The answers in words or numbers, each with everybody who gave it: a press changes the verdict for all of them. */
export const GivenList = ({ partyId, index, given }: GivenListProps) => {
  const rejudge = useAction('rejudgeParty')
  return (
    <section className={styles.given} aria-labelledby="given">
      <h3 id="given">Answers given: you decide what counts</h3>
      <ul>
        {given.map((one) => (
          <li key={one.key} className={styles.row}>
            <span className={styles.words}>
              <b translate="no">{one.text}</b> <span>{plural(one.count, 'answer')}</span>
            </span>
            <Verdict
              answer={one}
              onChange={(right) => void rejudge.run({ partyId, index, answer: one.key, right })}
            />
          </li>
        ))}
      </ul>
      <ErrorLine>{rejudge.error?.message}</ErrorLine>
    </section>
  )
}

interface VerdictProps {
  readonly answer: GroupedAnswer
  readonly onChange: (right: boolean) => void
}

const Verdict = ({ answer: { text, right }, onChange }: VerdictProps) => (
  <span className={styles.switch}>
    <button
      type="button"
      className={styles.right}
      aria-label={`${text}: right`}
      aria-pressed={right}
      onClick={() => right || onChange(true)}
    >
      <Check size={22} strokeWidth={3} aria-hidden="true" />
    </button>
    <button
      type="button"
      className={styles.wrong}
      aria-label={`${text}: wrong`}
      aria-pressed={!right}
      onClick={() => right && onChange(false)}
    >
      <X size={22} strokeWidth={3} aria-hidden="true" />
    </button>
  </span>
)
