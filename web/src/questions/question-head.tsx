import type { ReactNode } from 'react'
import { categoryTitle } from './category.ts'
import { CategoryIcon } from './category-icon.tsx'
import styles from './question-head.module.css'

export interface QuestionHeadProps {
  readonly category: string
  /** The category's title, if it is not the one of the category. */
  readonly title?: string | undefined
  /** False: the category is none of the bank's. */
  readonly hasIcon?: boolean | undefined
  /** Before the place: 'Double points'. */
  readonly badge?: string | null | undefined
  /** The question's number: '3 of 10'. */
  readonly place: ReactNode
}

/** The head of a question's card: its category and its place in the game. */
export const QuestionHead = ({ category, title, hasIcon = true, badge, place }: QuestionHeadProps) => (
  <p className={styles.head}>
    {hasIcon && <CategoryIcon category={category} className={styles.icon} />}
    <span className={styles.title}>{title ?? categoryTitle(category)}</span>
    {badge && <b className={styles.badge}>{badge}</b>}
    <span className={styles.place}>{place}</span>
  </p>
)
