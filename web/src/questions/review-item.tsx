import { Check, ChevronDown, Minus, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../design/class-names.ts'
import { VisuallyHidden } from '../design/visually-hidden.tsx'
import { categoryTitle } from './category.ts'
import { CategoryIcon } from './category-icon.tsx'
import styles from './review-item.module.css'

/** Every question of a finished game, in a list. */
export const ReviewList = ({ children }: { children: ReactNode }) => (
  <ol className={styles.rounds}>{children}</ol>
)

interface ReviewItemProps {
  readonly index: number
  readonly prompt: string
  /** 'unanswered': the game ended before an answer. Null: the viewer was not asked. */
  readonly wasRight: boolean | 'unanswered' | null
  /** Beside the question: how many got it, or that it was not answered. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

const Mark = ({ wasRight }: { wasRight: boolean }) => (
  <span className={classNames(styles.mark, wasRight ? styles.right : styles.wrong)}>
    {wasRight ? <Check strokeWidth={3.5} aria-hidden="true" /> : <X strokeWidth={3.5} aria-hidden="true" />}
    <VisuallyHidden>{wasRight ? 'Right' : 'Wrong'}</VisuallyHidden>
  </span>
)

/** One question, expanded on demand. */
export const ReviewItem = ({ index, prompt, wasRight, aside, children }: ReviewItemProps) => (
  <li className={styles.round}>
    <details>
      <summary className={styles.summary}>
        {wasRight === 'unanswered' ? (
          <span className={classNames(styles.mark, styles.unanswered)}>
            <Minus strokeWidth={3.5} aria-hidden="true" />
          </span>
        ) : (
          wasRight !== null && <Mark wasRight={wasRight} />
        )}
        <span className={styles.prompt}>
          {index + 1}. {prompt}
        </span>
        {aside !== undefined && <span className={styles.aside}>{aside}</span>}
        <ChevronDown className={styles.chevron} aria-hidden="true" />
      </summary>
      <div className={styles.details}>{children}</div>
    </details>
  </li>
)

/** The possible answers, or the given ones. */
export const ReviewAnswers = ({ children }: { children: ReactNode }) => (
  <ul className={styles.choices}>{children}</ul>
)

interface ReviewAnswerProps {
  readonly text: string
  readonly isRight: boolean
  /** Somebody gave it, and it is not right. */
  readonly isWrong?: boolean
  /** Players who gave it. */
  readonly children?: ReactNode
}

export const ReviewAnswer = ({ text, isRight, isWrong = false, children }: ReviewAnswerProps) => (
  <li className={classNames(styles.choice, isRight && styles.answer)}>
    {isRight && <Check size={18} strokeWidth={3.5} aria-hidden="true" />}
    {isWrong && <X size={18} strokeWidth={3.5} className={styles.wrong} aria-hidden="true" />}
    <span className={styles.text}>{text}</span>
    {isRight && <VisuallyHidden>, the right answer</VisuallyHidden>}
    {isWrong && <VisuallyHidden>, a wrong answer</VisuallyHidden>}
    {children}
  </li>
)

/** The player who gave an answer, and the time taken. */
export const ReviewTag = ({ side, children }: { side: 'you' | 'them'; children: ReactNode }) => (
  <span className={styles[side]}>{children}</span>
)

interface Background {
  readonly category: string
  readonly explanation: string
  readonly source: string
  /** Share of players who were right, 0 to 1; null: too few have answered. */
  readonly shareRight: number | null
}

interface ReviewBackgroundProps {
  readonly of: Background
  /** More facts. */
  readonly children?: ReactNode
}

/** Why the right answer is right, and other facts about the question. */
export const ReviewBackground = ({ of, children }: ReviewBackgroundProps) => (
  <>
    {of.explanation !== '' && <p>{of.explanation}</p>}
    <dl className={styles.facts}>
      <Fact name="Category">
        <span className={styles.category} data-category={of.category}>
          <CategoryIcon category={of.category} className={styles.icon} />
          {categoryTitle(of.category)}
        </span>
      </Fact>
      {of.shareRight !== null && (
        <Fact name="Players who get it right">{Math.round(of.shareRight * 100)}%</Fact>
      )}
      {children}
      {of.source !== '' && (
        <Fact name="Source">{/^https?:\/\//.test(of.source) ? <Source url={of.source} /> : of.source}</Fact>
      )}
    </dl>
  </>
)

export const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

const Source = ({ url }: { url: string }) => (
  <a href={url} target="_blank" rel="noreferrer">
    {new URL(url).hostname.replace(/^www\./, '')}
  </a>
)
