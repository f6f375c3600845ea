import { LONG_PROMPT } from '@trivium/wire/public-pages'
import type { ReactNode, Ref } from 'react'
import { Card } from '../design/card.tsx'
import { categoryTitle } from './category.ts'
import styles from './question-card.module.css'

/** The id of the prompt's element, which labels everything else of the question. */
export const PROMPT_ID = 'question'

interface QuestionPlateProps {
  readonly category: string
  readonly prompt: string
  /** The question's number: '3 of 10'. */
  readonly place: ReactNode
  /** The prompt's heading, if it takes the focus. */
  readonly heading?: Ref<HTMLHeadingElement>
}

/** A question on its card. */
export const QuestionCard = ({ category, prompt, place, heading }: QuestionPlateProps) => (
  <Card className={styles.question} aria-labelledby={PROMPT_ID}>
    <p className={styles.category}>
      <span>{categoryTitle(category)}</span>
      <span className={styles.place}>{place}</span>
    </p>
    <h1
      id={PROMPT_ID}
      ref={heading}
      tabIndex={heading === undefined ? undefined : -1}
      className={styles.prompt}
      data-long={prompt.length > LONG_PROMPT ? 'true' : undefined}
    >
      {prompt}
    </h1>
  </Card>
)
