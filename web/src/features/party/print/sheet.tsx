import type { PartySheets, PrintedQuestion } from '@trivium/wire/documents/party-plan'
import type { ReactNode } from 'react'
import { classNames } from '../../../design/class-names.ts'
import { mediaAddress } from '../../../questions/media/media-address.ts'
import { roundName } from '../round-words.ts'
import styles from './sheet.module.css'

export type PrintedRound = PartySheets['rounds'][number]

interface SheetProps {
  readonly id: string
  /** 'Question sheet' */
  readonly kind: string
  readonly title: string
  /** At the right of the head: a line to write on. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** A sheet of paper: its head, and what is on it. */
export const Sheet = ({ id, kind, title, aside, children }: SheetProps) => (
  <article className={styles.sheet} aria-labelledby={id}>
    <header className={styles.head}>
      <h2 id={id}>
        {title} <span>{kind}</span>
      </h2>
      {aside}
    </header>
    {children}
  </article>
)

const WEIGHTS = { 0: 'just for fun', 1: null, 2: 'counts double' } as const

interface RoundProps {
  readonly round: PrintedRound
  readonly index: number
  readonly aside?: ReactNode
  readonly children: ReactNode
}

export const SheetRound = ({ round, index, aside, children }: RoundProps) => {
  const name = roundName({ index, title: round.title })
  return (
    <section className={styles.round}>
      <div className={styles.roundHead}>
        <h3>
          {name === `Round ${index + 1}` ? name : `${index + 1}. ${name}`}
          {WEIGHTS[round.weight] !== null && <span> {WEIGHTS[round.weight]}</span>}
        </h3>
        {aside}
      </div>
      {children}
    </section>
  )
}

/** A map of a country. Sheets are copied in black and white: what is red on a screen is black on them. */
const isMap = ({ media }: Pick<PrintedQuestion, 'media'>): boolean =>
  media?.kind === 'picture' && media.alt === 'A map with one country in red'

/** The words of a question on paper. */
export const printedPrompt = (question: Pick<PrintedQuestion, 'media' | 'prompt'>): string =>
  isMap(question) ? question.prompt.replace(/is (coloured )?red\b/, 'is marked') : question.prompt

/** What all questions of a round ask, about a picture each; null: they differ. */
export const sharedPrompt = ({ questions }: Pick<PrintedRound, 'questions'>): string | null => {
  const [first, ...others] = questions
  if (first === undefined || others.length === 0 || !questions.every(isPictured)) return null
  return others.every(({ prompt }) => prompt === first.prompt) ? printedPrompt(first) : null
}

/** A question’s picture in print. */
export const SheetPicture = ({ question }: { question: Pick<PrintedQuestion, 'media'> }) => {
  const { media } = question
  if (media?.kind !== 'picture') return null
  return (
    <img
      className={classNames(styles.picture, isMap(question) && styles.map)}
      src={mediaAddress(media.src)}
      alt={isMap(question) ? 'A map with one country marked' : media.alt}
      width={media.width}
      height={media.height}
    />
  )
}

export const isPictured = ({ media }: Pick<PrintedQuestion, 'media'>): boolean => media?.kind === 'picture'

/** The parts of a list with their numbers, from 1: two questions may have the same words. */
export const numbered = <Of,>(list: readonly Of[]): { readonly number: number; readonly of: Of }[] =>
  list.map((of, i) => ({ number: i + 1, of }))
