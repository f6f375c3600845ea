import { type ReactNode, useCallback } from 'react'
import { classNames } from '../../../design/class-names.ts'
import { Clock } from '../../../design/clock.tsx'
import { ErrorLine } from '../../../design/error-line.tsx'
import { Finish, Route } from '../../../design/route.tsx'
import { Choices } from '../../../questions/choice.tsx'
import layout from '../../../questions/play-layout.module.css'
import { QuestionCard } from '../../../questions/question-card.tsx'
import { choiceOfKey, useQuestionKeys } from '../../../questions/question-keys.ts'
import type { FirstQuestion } from '../early.ts'
import styles from './first-question.module.css'
import { FirstQuestionFooter } from './first-question-footer.tsx'

/** Always four: `early.js` finds them in the prerendered page. */
const BLANK = ['', '', '', ''] as const
/** The time limit of each question without its reading time, ms. */
const CLOCK = 20_000

interface FirstQuestionProps {
  /** null: loading. */
  readonly first: FirstQuestion | null
  readonly chosen: number | null
  readonly trouble: string | null
  readonly isUntimed: boolean
  readonly streak: number
  /** The days of this week, once they are known. */
  readonly week: ReactNode
  readonly onChoose: (choice: number) => void
  readonly onUntimed: (isUntimed: boolean) => void
}

/** Chooses by key; nothing can be chosen before the question is there. */
const useChoice = ({ first, onChoose }: FirstQuestionProps): ((choice: number) => void) => {
  const choose = useCallback(
    (choice: number) => {
      if (first !== null) onChoose(choice)
    },
    [first, onChoose],
  )
  useQuestionKeys(
    useCallback(
      (key: string) => {
        const choice = choiceOfKey(key)
        if (choice !== null && choice < BLANK.length) choose(choice)
      },
      [choose],
    ),
  )
  return choose
}

/**
 * The question on the home page, shown before any request to the server. It is prerendered with placeholders
 * that the server fills in. It has the dimensions of a game's question, which replaces it.
 */
export const FirstQuestionView = (props: FirstQuestionProps) => {
  const { first, chosen, trouble, isUntimed } = props
  const choose = useChoice(props)
  return (
    <div id="first-question" className={classNames(styles.view, layout.screen)}>
      <Head first={first} />
      <div className={classNames(styles.clock, layout.clock)}>
        {isUntimed ? (
          <p>No clock: take your time.</p>
        ) : (
          <Clock left={CLOCK} total={CLOCK} label="Time for each question" />
        )}
      </div>
      <QuestionCard
        category={first?.category ?? ''}
        title={first?.title}
        prompt={first?.prompt ?? ''}
        place="1 of 10"
      />
      <div className={classNames(styles.choices, layout.parts)}>
        <Choices
          choices={first?.choices ?? BLANK}
          stateOf={(place) => ({ look: chosen === null ? 'open' : 'waiting', byYou: chosen === place })}
          onChoose={choose}
        />
      </div>
      {trouble === null ? (
        <FirstQuestionFooter {...props} />
      ) : (
        <div className={classNames(styles.footer, layout.foot)}>
          <ErrorLine>{trouble}</ErrorLine>
        </div>
      )}
      <noscript>
        <h1 className={styles.without}>Ten questions a day</h1>
        <p>
          The same ten for everybody, each with four answers to choose from. The server judges them, so this
          needs JavaScript.
        </p>
      </noscript>
    </div>
  )
}

/** The daily's number, the route of the ten questions, and the score. */
const Head = ({ first }: Pick<FirstQuestionProps, 'first'>) => (
  <div className={classNames(styles.head, layout.score)}>
    <div className={styles.route}>
      <p className={styles.title}>
        <span>Daily </span>
        <span data-number="">{first?.number ?? ''}</span>
        <span className={styles.tagline}>Ten questions. New every day.</span>
      </p>
      <Route side="you" name="You" marks={[]} total={10} current={0} end={<Finish />} />
    </div>
    <p className={styles.score} aria-hidden="true">
      0
    </p>
  </div>
)
