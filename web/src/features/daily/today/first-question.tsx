import { useCallback } from 'react'
import { classNames } from '../../../design/class-names.ts'
import { Finish, Route } from '../../../design/route.tsx'
import { type ChoiceState, Choices, closedLook } from '../../../questions/choice.tsx'
import { NoClockYet } from '../../../questions/no-clock-yet.tsx'
import layout from '../../../questions/play-layout.module.css'
import { QuestionCard } from '../../../questions/question-card.tsx'
import { choiceOfKey, handlesKeyItself, useQuestionKeys } from '../../../questions/question-keys.ts'
import { Scene } from '../../../questions/scene.tsx'
import styles from './first-question.module.css'
import { FirstQuestionFooter } from './first-question-footer.tsx'
import type { FirstQuestionProps } from './first-question-props.ts'

/** Always four: `early.js` finds them in the prerendered page. */
const BLANK = ['', '', '', ''] as const

/**
 * From the answer on, the card keeps its height until the second question, so that the choices stay where they are when the
 * explanation comes. The value is inherited by the game's card, which replaces this one.
 */
const holdCard = (): void => {
  const region = document.getElementById('first-question')
  const height = region?.querySelector('section')?.offsetHeight ?? 0
  region?.parentElement?.style.setProperty('--held', `${height}px`)
}

/** Chooses by key; nothing can be chosen before the question is there. Once it is answered, Enter continues. */
const useChoice = ({ first, answer, onChoose, onGoOn }: FirstQuestionProps): ((choice: number) => void) => {
  const choose = useCallback(
    (choice: number) => {
      if (first === null) return
      holdCard()
      onChoose(choice)
    },
    [first, onChoose],
  )
  const isAnswered = answer !== null
  useQuestionKeys(
    useCallback(
      (key: string, event: KeyboardEvent) => {
        const choice = choiceOfKey(key)
        if (choice !== null && choice < BLANK.length) choose(choice)
        if (key === 'Enter' && isAnswered && !handlesKeyItself(event.target)) onGoOn()
      },
      [choose, isAnswered, onGoOn],
    ),
  )
  return choose
}

/**
 * The question on the home page, shown before any request to the server. It is prerendered with placeholders
 * that the server fills in. It has the dimensions of a game's question, which replaces it.
 */
export const FirstQuestionView = (props: FirstQuestionProps) => {
  const { first } = props
  const choose = useChoice(props)
  return (
    <div id="first-question" className={classNames(styles.view, layout.screen)}>
      <FirstHead {...props} />
      <NoClockYet isUntimed={props.isUntimed} />
      <QuestionCard
        category={first?.category ?? ''}
        title={first?.title}
        prompt={first?.prompt ?? ''}
        place="1 of 10"
      />
      <FirstChoices {...props} onChoose={choose} />
      <FirstQuestionFooter {...props} />
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

type HeadProps = Pick<FirstQuestionProps, 'first' | 'answer'>

/** The daily's number, the route of the ten questions, and the score. */
export const FirstHead = ({ first, answer }: HeadProps) => (
  <div className={classNames(styles.head, layout.score)} data-part="head">
    <div className={styles.route}>
      <p className={styles.title}>
        <span>Daily </span>
        <span data-number="">{first?.number ?? ''}</span>
        {answer === null && <span className={styles.tagline}>Ten questions. New every day.</span>}
      </p>
      <Route
        side="you"
        name="You"
        marks={answer === null ? [] : [answer.wasRight]}
        total={10}
        current={answer === null ? 0 : null}
        sceneOf={(index) =>
          answer !== null &&
          index === 0 && <Scene category={first?.category ?? ''} wasRight={answer.wasRight} />
        }
        end={<Finish />}
      />
    </div>
    <p className={styles.score} aria-hidden="true">
      {answer?.wasRight ? 1 : 0}
    </p>
  </div>
)

type ChoicesProps = Pick<FirstQuestionProps, 'first' | 'chosen' | 'answer' | 'onChoose'>

const stateOf = ({ chosen, answer }: ChoicesProps, place: number): ChoiceState => {
  const byYou = chosen === place
  if (answer !== null) return { look: closedLook(place, answer.right, byYou), byYou }
  return { look: chosen === null ? 'open' : 'waiting', byYou }
}

export const FirstChoices = (props: ChoicesProps) => (
  <div className={layout.parts} data-part="choices">
    <Choices
      choices={props.first?.choices ?? BLANK}
      stateOf={(place) => stateOf(props, place)}
      onChoose={props.onChoose}
    />
  </div>
)
