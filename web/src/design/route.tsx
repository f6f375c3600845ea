import { Check, X } from 'lucide-react'
import { classNames } from './class-names.ts'
import styles from './route.module.css'

interface RouteProps {
  readonly side: 'you' | 'them'
  /** Whose route this is, for those who hear it. */
  readonly name: string
  /** For each question passed whether it was right. */
  readonly marks: readonly boolean[]
  readonly total: number
  /** The question now open, if any. */
  readonly current?: number | null
}

const spoken = (name: string, marks: readonly boolean[], total: number): string => {
  const right = marks.filter(Boolean).length
  return `${name}: ${right} right, ${marks.length - right} wrong, ${total - marks.length} to come`
}

const Milestone = ({ mark, now }: { mark: boolean | undefined; now: boolean }) => {
  const look = mark === undefined ? (now ? styles.now : styles.ahead) : mark ? styles.right : styles.wrong
  return (
    <span className={classNames(styles.stretch, look)}>
      <span className={styles.stone}>
        {mark === true && <Check strokeWidth={4} />}
        {mark === false && <X strokeWidth={4} />}
      </span>
    </span>
  )
}

/** A player's way through the match: one milestone a question, filled when right, crossed when wrong. */
export const Route = ({ side, name, marks, total, current = null }: RouteProps) => (
  <div className={classNames(styles.route, styles[side])} role="img" aria-label={spoken(name, marks, total)}>
    {Array.from({ length: total }, (_, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a milestone is its place on the route
      <Milestone key={i} mark={marks[i]} now={current === i} />
    ))}
  </div>
)
