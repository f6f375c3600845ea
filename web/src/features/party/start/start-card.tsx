import { ChevronDown } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '../../../design/button.tsx'
import { Card } from '../../../design/card.tsx'
import { ErrorLine } from '../../../design/error-line.tsx'
import { useAction } from '../../../live/use-action.ts'
import { useNavigate } from '../../../routing/page-router.tsx'
import { GameOptions, ScoringChoice } from './game-options.tsx'
import { FIRST_FORM, type PartyForm, planOf } from './options.ts'
import { SourceOptions } from './source-options.tsx'
import styles from './start-card.module.css'

/** A large window is the television; a phone gets the host’s controls. */
const isLarge = (): boolean => matchMedia('(width >= 1000px)').matches

const summaryOf = ({ count, source, seconds }: PartyForm): string =>
  source === 'quiz'
    ? `Your quiz, ${seconds} seconds a question`
    : `${count} questions, ${seconds} seconds each`

/** Opens a room: at once, or with options. */
export const StartCard = () => {
  const [form, setForm] = useState(FIRST_FORM)
  const [quizTitle, setQuizTitle] = useState<string | null>(null)
  const options = useRef<HTMLDetailsElement>(null)
  const create = useAction('createParty')
  const navigate = useNavigate()
  const change = (part: Partial<PartyForm>) => setForm((before) => ({ ...before, ...part }))
  const plan = planOf(form, quizTitle)
  const start = async () => {
    if (plan === null) return goToQuizzes(options.current)
    const { result } = await create.run(plan)
    if (result) navigate(`/party/${result.key}/${isLarge() ? 'screen' : 'host'}`)
  }
  return (
    <Card tone="green" padding="large" className={styles.card} aria-labelledby="start">
      <h2 id="start">Start a party</h2>
      <p className={styles.lede}>
        {summaryOf(form)}. You get a key and a QR code; the first question waits until you start.
      </p>
      <details ref={options} className={styles.options}>
        <summary>
          <ChevronDown size={20} aria-hidden="true" /> Questions, teams and rules
        </summary>
        <div className={styles.fields}>
          <SourceOptions form={form} onChange={change} onQuiz={setQuizTitle} />
          <GameOptions form={form} onChange={change}>
            <ScoringChoice value={form.scoring} onChange={(scoring) => change({ scoring })} />
          </GameOptions>
        </div>
      </details>
      <div className={styles.foot}>
        <Button
          look="primary"
          size="large"
          className={styles.start}
          disabled={create.isRunning}
          aria-describedby={plan === null ? 'missing' : undefined}
          onClick={start}
        >
          Start a party
        </Button>
        {plan === null && <p id="missing">Choose a quiz first.</p>}
        {create.error !== null && (
          <div className={styles.error}>
            <ErrorLine>{create.error.message}</ErrorLine>
          </div>
        )}
      </div>
    </Card>
  )
}

/** The focus moves to the choice of a quiz, or to the way to one. */
const goToQuizzes = (options: HTMLDetailsElement | null) => {
  if (options === null) return
  options.open = true
  options.querySelector<HTMLElement>('select, a')?.focus()
}
