import type { CustomConfig } from '@trivium/wire/documents/custom'
import { TriangleAlert } from 'lucide-react'
import { Button } from '../../design/button.tsx'
import { Card } from '../../design/card.tsx'
import { ErrorLine } from '../../design/error-line.tsx'
import { availableCount, type Choosable, MIN_COUNT } from './config.ts'
import { Facts } from './facts.tsx'
import styles from './summary.module.css'
import { useCreateQuiz } from './use-create-quiz.ts'

interface SummaryProps {
  /** null: not known yet. */
  readonly all: readonly Choosable[] | null
  /** Names of the chosen packs; empty: all. */
  readonly packs: readonly string[]
  readonly config: CustomConfig
  readonly onChange: (part: Partial<CustomConfig>) => void
  readonly onMade: (link: string, gameId: string) => void
}

/** A summary of the chosen quiz with its start button, or a note that it has too few questions. */
export const Summary = ({ all, packs, config, onChange, onMade }: SummaryProps) => {
  const { make, isMaking, error } = useCreateQuiz(onMade)
  const there = all === null ? null : availableCount(all, config)
  const isTooFew = there !== null && there < config.count
  return (
    <Card tone="green" className={styles.card} aria-labelledby="quiz">
      <h2 id="quiz">
        <b>{config.count}</b> questions
      </h2>
      <div className={styles.facts}>
        <Facts config={config} packs={packs} />
      </div>
      <div className={styles.warning} role="status">
        {isTooFew && (
          <p>
            <TriangleAlert size={20} aria-hidden="true" />
            {there === 0 ? 'No questions match.' : `There are only ${there} of these.`}
          </p>
        )}
      </div>
      <div className={styles.actions}>
        {isTooFew && there >= MIN_COUNT ? (
          <Button look="outline" size="large" wide onClick={() => onChange({ count: there })}>
            Make it {there}
          </Button>
        ) : (
          <Button
            look="primary"
            size="large"
            wide
            aria-disabled={isTooFew || isMaking}
            onClick={() => {
              if (!isTooFew) void make(config)
            }}
          >
            {isMaking ? 'Drawing …' : 'Start'}
          </Button>
        )}
      </div>
      {error && (
        <div className={styles.refusal}>
          <ErrorLine>{error.message}</ErrorLine>
        </div>
      )}
    </Card>
  )
}
