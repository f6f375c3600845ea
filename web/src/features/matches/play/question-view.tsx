import type { BattleDocument } from '@trivium/wire/documents/battle'
import { useCallback } from 'react'
import { ErrorLine } from '../../../design/error-line.tsx'
import { Choices } from '../../../questions/choice.tsx'
import layout from '../../../questions/play-layout.module.css'
import { QuestionCard } from '../../../questions/question-card.tsx'
import { choiceOfKey, useQuestionKeys } from '../../../questions/question-keys.ts'
import { sidesOf } from '../sides.ts'
import { choiceState } from './choice-state.ts'
import { ClockOrVerdict } from './clock-or-verdict.tsx'
import { RevealNote } from './reveal-note.tsx'
import { StatusLine } from './status-line.tsx'
import { useAnswer } from './use-answer.ts'
import { WhoChose } from './who-chose.tsx'

type Asked = BattleDocument & { readonly question: NonNullable<BattleDocument['question']> }

export const isAsked = (game: BattleDocument): game is Asked => game.question !== null

/** The open or just revealed question, and its four answers. */
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
  useQuestionKeys(onKey)
  return (
    <div className={layout.parts}>
      <ClockOrVerdict game={game} />
      <QuestionCard
        key={index}
        {...question}
        place={`${index + 1} of ${total}`}
        note={game.reveal !== null && <RevealNote {...game.reveal} prompt={question.prompt} />}
      />
      <Choices
        choices={question.choices}
        stateOf={(place) => choiceState(game, place, chosen)}
        tagsOf={(state) => <WhoChose {...state} opponent={opponent.username} />}
        onChoose={answer}
      />
      {trouble === null ? (
        <StatusLine game={game} chosen={chosen} />
      ) : (
        <div className={layout.foot}>
          <ErrorLine calm={chosen !== null}>{trouble}</ErrorLine>
        </div>
      )}
    </div>
  )
}
