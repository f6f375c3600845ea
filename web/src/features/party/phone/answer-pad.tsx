import type { FormAnswer } from '@trivium/rules/forms/judge'
import type { PartyRoomDocument } from '@trivium/wire/documents/party'
import { type FormEvent, type ReactNode, useCallback, useId } from 'react'
import { Button } from '../../../design/button.tsx'
import { classNames } from '../../../design/class-names.ts'
import { type ChoiceState, Choices, closedLook } from '../../../questions/choice.tsx'
import layout from '../../../questions/play-layout.module.css'
import { choiceOfKey, useQuestionKeys } from '../../../questions/question-keys.ts'
import styles from './answer-pad.module.css'

interface AnswerPadProps {
  readonly room: PartyRoomDocument
  readonly given: FormAnswer | null
  readonly isOpen: boolean
  readonly onAnswer: (answer: FormAnswer) => void
}

/** Where the current question is answered, in its form. */
export const AnswerPad = (props: AnswerPadProps) => {
  const { question, phase, reveal } = props.room
  if (question === null) return null
  if (question.choices !== null) return <ChoicePad {...props} choices={question.choices} />
  if (phase === 'reading') return <Waiting>Get ready …</Waiting>
  if (reveal !== null) return <Solution accepted={reveal.accepted ?? ''} given={props.given?.text} />
  return <TypedPad {...props} />
}

const Waiting = ({ children }: { children: ReactNode }) => (
  <p className={classNames(styles.wait, layout.choices)}>{children}</p>
)

const ChoicePad = ({
  room: { reveal },
  given,
  isOpen,
  onAnswer,
  choices,
}: AnswerPadProps & { choices: readonly string[] }) => {
  const chosen = given?.choice ?? null
  const choose = useCallback(
    (choice: number) => {
      if (isOpen && choice < choices.length) onAnswer({ choice })
    },
    [isOpen, choices.length, onAnswer],
  )
  const onKey = useCallback(
    (key: string) => {
      const choice = choiceOfKey(key)
      if (choice !== null) choose(choice)
    },
    [choose],
  )
  useQuestionKeys(onKey)
  const stateOf = (place: number): ChoiceState => {
    const byYou = chosen === place
    if (reveal !== null) return { look: closedLook(place, reveal.right, byYou), byYou }
    // A team may change its answer: what does not stand can still be chosen.
    return { look: isOpen && !byYou ? 'open' : 'waiting', byYou }
  }
  return <Choices choices={choices} stateOf={stateOf} onChoose={choose} />
}

const TypedPad = ({ room, given, isOpen, onAnswer }: AnswerPadProps) => {
  const id = useId()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = String(new FormData(event.currentTarget).get('answer') ?? '').trim()
    if (text !== '') onAnswer({ text })
  }
  return (
    <form className={classNames(styles.typed, layout.choices)} onSubmit={submit}>
      <label htmlFor={id}>Your answer</label>
      <input
        key={room.index}
        id={id}
        name="answer"
        className={styles.input}
        defaultValue={given?.text ?? ''}
        readOnly={!isOpen}
        maxLength={200}
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="send"
      />
      <Button type="submit" look="primary" size="large" disabled={!isOpen}>
        Send
      </Button>
    </form>
  )
}

const Solution = ({ accepted, given }: { accepted: string; given: string | undefined }) => (
  <p className={classNames(styles.solution, layout.choices)}>
    <span>
      The answer: <b>{accepted}</b>
    </span>
    {given !== undefined && <span>You: {given}</span>}
  </p>
)
