import { Check, Minus } from 'lucide-react'
import type { CSSProperties, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import art from './road-art.svg'
import styles from './route.module.css'

interface RouteProps {
  readonly side: 'you' | 'them'
  /** Whose route this is, for screen readers. */
  readonly name: string
  /** Whether each question so far was answered right. */
  readonly marks: readonly boolean[]
  readonly total: number
  /** The question currently open, if any. */
  readonly current?: number | null
  /** What stands behind a milestone that was passed. */
  readonly sceneOf?: (index: number) => ReactNode
  /** What stands at the end of the road. */
  readonly end?: ReactNode
}

const spokenText = (name: string, marks: readonly boolean[], total: number): string => {
  const right = marks.filter(Boolean).length
  return `${name}: ${right} right, ${marks.length - right} wrong, ${total - marks.length} to come`
}

/**
 * The total that the stylesheet assumes; it also knows the first two places. A prerendered page may not contain an inline
 * style.
 */
const USUAL = 10

const styleOf = (at: number, total: number): CSSProperties | undefined =>
  at <= 1 && total === USUAL ? undefined : ({ '--at': at, '--total': total } as CSSProperties)

const lookOf = (mark: boolean | undefined, isCurrent: boolean) =>
  mark === undefined ? isCurrent && styles.current : mark ? styles.right : styles.wrong

/**
 * A player's progress: a road with a stud for each question, coloured by its result, and a van on its way to the next one.
 */
export const Route = ({ side, name, marks, total, current = null, sceneOf, end }: RouteProps) => (
  <div
    className={classNames(
      styles.route,
      styles[side],
      marks.length === 1 && styles.second,
      end !== undefined && styles.ending,
    )}
    style={styleOf(marks.length, total)}
    role="img"
    aria-label={spokenText(name, marks, total)}
  >
    {Array.from({ length: total }, (_, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: milestones are identified by position
      <span key={i} className={classNames(styles.stretch, lookOf(marks[i], current === i))}>
        {sceneOf?.(i)}
        <span className={styles.stud}>
          {marks[i] === true && <Check strokeWidth={4} />}
          {marks[i] === false && <Minus strokeWidth={5} />}
        </span>
      </span>
    ))}
    {end !== undefined && <span className={styles.end}>{end}</span>}
    <span className={styles.traveller}>
      <RoadArt name="van" box="0 0 48 32" className={styles.van} />
    </span>
  </div>
)

/** A drawing from `road-art.svg`. */
export const RoadArt = ({
  name,
  box,
  className,
}: {
  name: string
  box: string
  className?: string | undefined
}) => (
  <svg className={className} viewBox={box} preserveAspectRatio="xMidYMax" aria-hidden="true">
    <use href={`${art}#${name}`} />
  </svg>
)

/** The sign at the end of a road whose landmark has not been reached. */
export const Finish = () => <RoadArt name="finish" box="0 0 40 40" />
