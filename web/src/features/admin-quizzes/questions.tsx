import { writeNumber } from '@trivium/rules/forms/number-text'
import type { NumberQuestion, QuizQuestion } from '@trivium/wire/documents/quiz-question'
import { Check } from 'lucide-react'
import { useId } from 'react'
import { Card } from '../../design/card.tsx'
import { Empty } from '../../design/list-state.tsx'
import { VisuallyHidden } from '../../design/visually-hidden.tsx'
import styles from './quizzes.module.css'

/** Every question with its answers, the right ones marked. */
export const Questions = ({ questions }: { questions: readonly QuizQuestion[] }) => {
  const id = useId()
  return (
    <Card aria-labelledby={id}>
      <h2 id={id}>{questions.length === 1 ? '1 question' : `${questions.length} questions`}</h2>
      {questions.length === 0 ? (
        <Empty>The quiz has no questions.</Empty>
      ) : (
        <ol className={styles.questions}>
          {questions.map((question, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a question is identified by its place
            <li key={i} className={styles.question}>
              <p className={styles.prompt}>{question.prompt}</p>
              <Answers question={question} />
              {question.explanation !== undefined && (
                <p className={styles.explanation}>{question.explanation}</p>
              )}
            </li>
          ))}
        </ol>
      )}
    </Card>
  )
}

interface Answered {
  readonly label: string
  /** Each with whether it is right. */
  readonly answers: readonly (readonly [text: string, isRight: boolean])[]
}

const numberAnswer = ({ answer, within = 0, unit }: NumberQuestion): string =>
  `${writeNumber(answer, unit)}${within === 0 ? '' : `, or up to ${writeNumber(within, unit)} away`}`

const answersOf = (question: QuizQuestion): Answered => {
  switch (question.kind) {
    case 'choice':
      return { label: 'Choices', answers: question.choices.map((text, i) => [text, i === question.right]) }
    case 'several':
      return {
        label: 'Choices, several right',
        answers: question.choices.map((text, i) => [text, question.right.includes(i)]),
      }
    case 'true-false':
      return { label: 'True or false', answers: [[question.right ? 'True' : 'False', true]] }
    case 'typed':
      return { label: 'Accepted when typed', answers: question.accepted.map((text) => [text, true]) }
    case 'number':
      return { label: 'Number', answers: [[numberAnswer(question), true]] }
    case 'order':
      return {
        label: 'In this order',
        answers: question.parts.map((text, i) => [`${i + 1}. ${text}`, true]),
      }
  }
}

const Answers = ({ question }: { question: QuizQuestion }) => {
  const { label, answers } = answersOf(question)
  return (
    <ul className={styles.answers} aria-label={label}>
      {answers.map(([answer, isRight]) => (
        <li key={answer} className={isRight ? styles.right : undefined}>
          {isRight && <Check size={18} strokeWidth={3} aria-hidden="true" />}
          {answer}
          {isRight && <VisuallyHidden>, right</VisuallyHidden>}
        </li>
      ))}
    </ul>
  )
}
