import type { GameDocument } from '@trivium/wire/documents/game'
import { useCallback } from 'react'
import { Plate } from '../../../design/plate.tsx'
import { RefusalLine } from '../../../design/refusal-line.tsx'
import { categoryTitle } from '../category.ts'
import { sidesOf } from '../sides.ts'
import { choiceOfKey, useMatchKeys } from './answer-keys.ts'
import { Choice, LETTERS } from './choice.tsx'
import { choiceState } from './choice-state.ts'
import { QuestionClock } from './question-clock.tsx'
import styles from './question-view.module.css'
import { StatusLine } from './status-line.tsx'
import { useAnswer } from './use-answer.ts'

type Asked = GameDocument & { readonly question: NonNullable<GameDocument['question']> }

export const isAsked = (game: GameDocument): game is Asked => game.question !== null

/** The question that is open or just revealed, and its four answers. */
export const QuestionView = ({ game }: { game: Asked }) => {
  const { question, index, total } = game
  const { opponent } = sidesOf(game)
  const { chosen, trouble, answer } = useAnswer(game)
  const onKey = useCallback(
    (key: string) => {
      const choice = choiceOfKey(key)
      if (choice !== null && choice < question.choices.length) answer(choice)
    },
    [answer, question.choices.length],
  )
  useMatchKeys(onKey)
  return (
    <div className={styles.view}>
      <QuestionClock game={game} />
      <Plate key={index} className={styles.question} aria-labelledby="question">
        <p className={styles.category}>
          <span>{categoryTitle(question.category)}</span>
          <span className={styles.place}>
            {index + 1} of {total}
          </span>
        </p>
        <h1 id="question" className={question.prompt.length > 90 ? styles.long : styles.prompt}>
          {question.prompt}
        </h1>
      </Plate>
      <div className={styles.choices}>
        {question.choices.map((text, place) => (
          <Choice
            key={LETTERS[place]}
            place={place}
            text={text}
            state={choiceState(game, place, chosen)}
            opponent={opponent.username}
            onChoose={answer}
          />
        ))}
      </div>
      {trouble === null ? <StatusLine game={game} chosen={chosen} /> : <RefusalLine>{trouble}</RefusalLine>}
    </div>
  )
}
