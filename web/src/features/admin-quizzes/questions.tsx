import type { QuizQuestion } from '@trivium/wire/documents/quiz-question'
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

const Answers = ({ question }: { question: QuizQuestion }) => {
  const answers = question.kind === 'choice' ? question.choices : question.accepted
  const isRight = (i: number): boolean => question.kind === 'typed' || i === question.right
  return (
    <ul
      className={styles.answers}
      aria-label={question.kind === 'choice' ? 'Choices' : 'Accepted when typed'}
    >
      {answers.map((answer, i) => (
        <li key={answer} className={isRight(i) ? styles.right : undefined}>
          {isRight(i) && <Check size={18} strokeWidth={3} aria-hidden="true" />}
          {answer}
          {isRight(i) && <VisuallyHidden>, right</VisuallyHidden>}
        </li>
      ))}
    </ul>
  )
}
