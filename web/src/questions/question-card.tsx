import type { WithMedia } from '@trivium/rules/game/media'
import { LONG_PROMPT } from '@trivium/wire/public-pages'
import type { ReactNode, Ref } from 'react'
import { Card } from '../design/card.tsx'
import { classNames } from '../design/class-names.ts'
import { QuestionMedia } from './media/question-media.tsx'
import { useAskedInWords } from './media/use-asked-in-words.ts'
import layout from './play-layout.module.css'
import styles from './question-card.module.css'
import { QuestionHead, type QuestionHeadProps } from './question-head.tsx'

/** The id of the prompt's element, which labels everything else of the question. */
export const PROMPT_ID = 'question'

interface QuestionCardProps extends WithMedia, QuestionHeadProps {
  readonly prompt: string
  /** The prompt's heading, if it takes the focus. */
  readonly heading?: Ref<HTMLHeadingElement>
  /** Takes the place of the prompt: a `QuestionNote`. */
  readonly note?: ReactNode
  /** Why the answer is right, below the prompt and a smaller picture. */
  readonly reason?: string | null
  /** False: there is nothing more to ask, but the space of the button is kept. */
  readonly offersWords?: boolean
  /** A picture or sound is first asked in words. */
  readonly inWordsAtFirst?: boolean
  /** Whether a sound plays by itself. */
  readonly playsByItself?: boolean
}

/** A question on its card, in the colour of its category. */
export const QuestionCard = (props: QuestionCardProps) => {
  const {
    category,
    title,
    place,
    heading,
    note,
    media,
    hasIcon,
    badge,
    reason = null,
    offersWords = true,
    inWordsAtFirst,
    playsByItself,
  } = props
  const { prompt, isInWords, setInWords } = useAskedInWords(props, inWordsAtFirst)
  return (
    <Card
      className={classNames(styles.question, layout.prompt)}
      data-category={category}
      data-media={media === undefined ? undefined : isInWords ? 'words' : media.kind}
      data-reason={reason === null ? undefined : ''}
      aria-labelledby={PROMPT_ID}
    >
      <QuestionHead {...{ category, title, hasIcon, badge, place }} />
      <h1
        id={PROMPT_ID}
        ref={heading}
        tabIndex={heading === undefined && media === undefined ? undefined : -1}
        className={styles.prompt}
        data-long={prompt.length > LONG_PROMPT ? 'true' : undefined}
      >
        {prompt}
      </h1>
      {media !== undefined && (
        <QuestionMedia
          {...{ media, prompt, isInWords, setInWords, playsByItself }}
          wordsButton={reason !== null ? 'none' : offersWords ? 'shown' : 'hidden'}
        />
      )}
      {note}
      {reason !== null && (
        <p role="note" className={styles.reason} aria-label="Explanation">
          {reason}
        </p>
      )}
    </Card>
  )
}

/** What there is to know after the answer, below a line of the prompt. The heading stays for screen readers. */
export const QuestionNote = ({ prompt, children }: { prompt: string; children: ReactNode }) => (
  <div className={styles.instead}>
    <p className={styles.asked} aria-hidden="true">
      {prompt}
    </p>
    <p role="note" className={styles.note} aria-label="Explanation">
      {children}
    </p>
  </div>
)
