import { LONG_PROMPT } from '@trivium/wire/public-pages'
import type { ReactNode, Ref } from 'react'
import { Card } from '../design/card.tsx'
import { categoryTitle } from './category.ts'
import styles from './question-card.module.css'

/** The id of the element that holds the prompt: what else belongs to the question is labelled by it. */
export const PROMPT_ID = 'question'

interface QuestionPlateProps {
  readonly category: string
  readonly prompt: string
  /** Which question this is, as '3 of 10'. */
  readonly place: ReactNode
  /** The prompt's heading, where it takes the focus. */
  readonly heading?: Ref<HTMLHeadingElement>
}

/** A question on its sign. */
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
