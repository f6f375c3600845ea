import type { PartySheets, PrintedQuestion } from '@trivium/wire/documents/party-plan'
import type { ReactNode } from 'react'
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

/** A question’s picture in print. */
export const SheetPicture = ({ media }: Pick<PrintedQuestion, 'media'>) =>
  media?.kind === 'picture' && (
    <img
      className={styles.picture}
      src={mediaAddress(media.src)}
      alt={media.alt}
      width={media.width}
      height={media.height}
    />
  )

export const isPictured = ({ media }: Pick<PrintedQuestion, 'media'>): boolean => media?.kind === 'picture'

/** The parts of a list with their numbers, from 1: two questions may have the same words. */
export const numbered = <Of,>(list: readonly Of[]): { readonly number: number; readonly of: Of }[] =>
  list.map((of, i) => ({ number: i + 1, of }))
