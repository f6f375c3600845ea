import type { ReactNode } from 'react'
import { Link } from '../routing/link.tsx'
import { Avatar } from './avatar.tsx'
import { classNames } from './class-names.ts'
import styles from './match-row.module.css'
import { signedNumber } from './signed-number.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

/** Matches, one per line. */
export const MatchList = ({ children }: { children: ReactNode }) => (
  <ul className={styles.list}>{children}</ul>
)

export interface MatchRowProps {
  readonly outcome: 'won' | 'lost' | 'drawn' | 'no-contest'
  readonly kind: 'ranked' | 'casual' | 'practice'
  readonly opponent: { readonly username: string; readonly profilePic: string }
  readonly score: readonly [own: number, theirs: number]
  /** Null: not rated. */
  readonly eloChange: number | null
  /** Ms since 1970. */
  readonly endedAt: number
  /** The address of its review; null if the viewer may not see it. */
  readonly to: string | null
}

const OUTCOMES = {
  won: { letter: 'W', word: 'Won against' },
  lost: { letter: 'L', word: 'Lost against' },
  drawn: { letter: 'D', word: 'Draw against' },
  'no-contest': { letter: '–', word: 'No contest with' },
} as const

const KINDS = { ranked: 'Ranked', casual: 'Casual', practice: 'Practice' } as const

const day = (at: number): string =>
  new Date(at).toLocaleDateString('en-GB', { day: 'numeric', month: 'short' })

/** A finished match, from one player's side. */
export const MatchRow = ({ to, ...match }: MatchRowProps) => (
  <li>
    {to === null ? (
      <div className={styles.match}>
        <Parts {...match} />
      </div>
    ) : (
      <Link to={to} className={styles.match}>
        <Parts {...match} />
      </Link>
    )}
  </li>
)

const Parts = ({ outcome, kind, opponent, score, eloChange, endedAt }: Omit<MatchRowProps, 'to'>) => {
  const { letter, word } = OUTCOMES[outcome]
  return (
    <>
      <span className={classNames(styles.outcome, styles[outcome])} aria-hidden="true">
        {letter}
      </span>
      <Avatar {...opponent} size="small" />
      <span className={styles.opponent}>
        <VisuallyHidden>{word} </VisuallyHidden>
        <span className={styles.name}>{opponent.username}</span>
        <span className={styles.kind}>
          {KINDS[kind]}, {day(endedAt)}
        </span>
      </span>
      <span className={styles.score}>
        {score[0]}:{score[1]}
        {eloChange !== null && <span className={styles.change}>{signedNumber(eloChange)}</span>}
      </span>
    </>
  )
}
