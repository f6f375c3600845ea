import { Button } from '../../../design/button.tsx'
import { classNames } from '../../../design/class-names.ts'
import { VisuallyHidden } from '../../../design/visually-hidden.tsx'
import { choiceVerdict } from '../../../questions/choice-verdict.ts'
import { ExplanationPlace, ExplanationText } from '../../../questions/explanation-text.tsx'
import layout from '../../../questions/play-layout.module.css'
import { VerdictFooter } from '../../../questions/verdict-footer.tsx'
import { Link } from '../../../routing/link.tsx'
import type { FirstAnswer } from '../early.ts'
import styles from './first-question.module.css'
import type { FirstQuestionProps } from './first-question-props.ts'

const idleWords = (streak: number): string =>
  streak > 0 ? `Your streak is ${streak}. Today makes it ${streak + 1}.` : 'The same ten for everybody today.'

type FooterProps = Pick<
  FirstQuestionProps,
  | 'first'
  | 'chosen'
  | 'answer'
  | 'trouble'
  | 'isUntimed'
  | 'streak'
  | 'week'
  | 'scoreToBeat'
  | 'isGoing'
  | 'onGoOn'
  | 'onUntimed'
>

/**
 * Below the first question: what the quiz counts for, and the option to play without a clock; then the verdict and its
 * explanation, for which there is space from the choice on, so that nothing moves when they come.
 */
export const FirstQuestionFooter = (props: FooterProps) => {
  const { first, chosen, answer, trouble, isGoing, onGoOn } = props
  return (
    <div className={classNames(styles.below, chosen !== null && styles.held)} data-part="footer">
      <VerdictFooter
        verdict={answer && choiceVerdict(answer.wasRight)}
        trouble={trouble}
        isChecking={chosen !== null}
        isHeld={chosen !== null}
        idle={<Idle {...props} />}
        spoken={
          answer === null ? null : <AnswerAnnouncement answer={answer} choices={first?.choices ?? []} />
        }
      >
        {answer !== null && (
          <Button look="primary" size="large" aria-disabled={isGoing} onClick={onGoOn} data-onward="">
            Next
          </Button>
        )}
      </VerdictFooter>
      {chosen === null ? (
        <Options {...props} />
      ) : (
        <Explained answer={answer} category={first?.category ?? ''} />
      )}
    </div>
  )
}

const Idle = ({ streak, week, scoreToBeat }: FooterProps) => (
  <div className={styles.idle}>
    <div>
      <p>{idleWords(streak)}</p>
      {scoreToBeat}
    </div>
    {week}
  </div>
)

const AnswerAnnouncement = ({ answer, choices }: { answer: FirstAnswer; choices: readonly string[] }) => (
  <VisuallyHidden>
    {!answer.wasRight && (
      <span>
        The answer is <span data-accepted="">{choices[answer.right]}</span>.
      </span>
    )}
    <span>{` Score ${answer.wasRight ? 1 : 0}.`}</span>
  </VisuallyHidden>
)

const Options = ({ isUntimed, onUntimed }: FooterProps) => (
  <div className={classNames(styles.tools, layout.tools)}>
    <label className={styles.untimed}>
      <input type="checkbox" checked={isUntimed} onChange={(event) => onUntimed(event.target.checked)} />
      No clock
    </label>
    <Link to="/daily">Past quizzes</Link>
  </div>
)

/** The space below it is for the tools of the game, which load later. */
const Explained = ({ answer, category }: { answer: FirstAnswer | null; category: string }) => (
  <>
    <ExplanationPlace>{answer && <ExplanationText {...answer} category={category} />}</ExplanationPlace>
    <div className={classNames(styles.tools, layout.tools)} />
  </>
)
