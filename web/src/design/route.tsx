import { Check, X } from 'lucide-react'
import { classNames } from './class-names.ts'
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
}

const spokenText = (name: string, marks: readonly boolean[], total: number): string => {
  const right = marks.filter(Boolean).length
  return `${name}: ${right} right, ${marks.length - right} wrong, ${total - marks.length} to come`
}

const Milestone = ({ mark, isCurrent }: { mark: boolean | undefined; isCurrent: boolean }) => {
  const look =
    mark === undefined ? (isCurrent ? styles.current : styles.open) : mark ? styles.right : styles.wrong
  return (
    <span className={classNames(styles.stretch, look)}>
      <span className={styles.marker}>
        {mark === true && <Check strokeWidth={4} />}
        {mark === false && <X strokeWidth={4} />}
      </span>
    </span>
  )
}

/** A player's progress in a match: one milestone per question, filled when right, crossed when wrong. */
export const Route = ({ side, name, marks, total, current = null }: RouteProps) => (
  <div
    className={classNames(styles.route, styles[side])}
    role="img"
    aria-label={spokenText(name, marks, total)}
  >
    {Array.from({ length: total }, (_, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: milestones are identified by position
      <Milestone key={i} mark={marks[i]} isCurrent={current === i} />
    ))}
  </div>
)
