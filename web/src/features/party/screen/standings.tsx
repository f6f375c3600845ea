import { type CSSProperties, useEffect, useState } from 'react'
import { classNames } from '../../../design/class-names.ts'
import { PlayerPicture } from '../player-picture.tsx'
import { linesBefore, type Side } from '../sides.ts'
import { teamAt } from '../team-colours.ts'
import styles from './standings.module.css'

/** How long the old order is shown before the rows move, ms. */
const LOOK_FIRST = 900

/** False at first, then true: what has changed is seen to change. */
const useMoved = (): boolean => {
  const [moved, setMoved] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setMoved(true), LOOK_FIRST)
    return () => clearTimeout(timer)
  }, [])
  return moved
}

const Gain = ({ by }: { by: number }) =>
  by === 0 ? (
    <span />
  ) : (
    <span className={classNames(styles.gain, by < 0 && styles.loss)}>
      {by > 0 ? '+' : '−'}
      {Math.abs(by).toLocaleString('en')}
    </span>
  )

interface RowProps {
  readonly side: Side
  /** The points of the last question. */
  readonly gain: number
  /** Its line from the top, from 0. */
  readonly at: number
  readonly moved: boolean
}

const Row = ({ side, gain, at, moved }: RowProps) => (
  <li
    className={classNames(styles.row, moved && side.place === 1 && side.score > 0 && styles.first)}
    style={{ '--at': at } as CSSProperties}
    {...teamAt(side.team)}
  >
    <span className={styles.place}>{moved ? side.place : ''}</span>
    {side.profilePic === null ? (
      <span className={styles.swatch} />
    ) : (
      <PlayerPicture profilePic={side.profilePic} />
    )}
    <span className={styles.name} translate="no">
      {side.name}
    </span>
    {moved ? <Gain by={gain} /> : <span />}
    <span className={styles.score}>{(moved ? side.score : side.score - gain).toLocaleString('en')}</span>
  </li>
)

interface StandingsProps {
  readonly title: string
  /** The round after the break; null: this is no break. */
  readonly next: string | null
  /** The best, in order; as many as fit. */
  readonly sides: readonly Side[]
  /** How many there are in all. */
  readonly of: number
  /** The points of the last question by side, of those that are known. */
  readonly gains: ReadonlyMap<number, number>
}

/** Who is ahead. The rows have the order from before the question, then move to their new places. */
export const Standings = ({ title, next, sides, of, gains }: StandingsProps) => {
  const moved = useMoved()
  const before = linesBefore(sides)
  return (
    <section className={styles.standings} aria-labelledby="standings">
      <div className={styles.head}>
        <h1 id="standings">{title}</h1>
        {of > sides.length && (
          <p className={styles.top}>
            Top {sides.length} of {of}
          </p>
        )}
        {next !== null && <p className={styles.next}>Next: {next}</p>}
      </div>
      <ol className={styles.list} style={{ '--rows': sides.length } as CSSProperties}>
        {sides.map((side, at) => (
          <Row
            key={side.side}
            side={side}
            gain={gains.get(side.side) ?? 0}
            at={moved ? at : (before.get(side.side) ?? at)}
            moved={moved}
          />
        ))}
      </ol>
    </section>
  )
}
