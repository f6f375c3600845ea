import { classNames } from '../../../design/class-names.ts'
import { Landmark } from '../../../design/landmark.tsx'
import { landmarkOf } from '../../../design/landmarks.ts'
import { RoadArt } from '../../../design/route.tsx'
import { VisuallyHidden } from '../../../design/visually-hidden.tsx'
import { Link } from '../../../routing/link.tsx'
import { longDay } from '../../../time/utc-days.ts'
import { scoreLevel } from '../score-level.ts'
import stud from '../stud.module.css'
import styles from './day-cell.module.css'

interface DayCellProps {
  readonly day: string
  /** The player's counted result; null: not played on its day. */
  readonly score: number | null
  readonly playable: boolean
  readonly isToday: boolean
  /** The grid's tab stop. */
  readonly isStop: boolean
}

const stateOf = ({ score, isToday }: DayCellProps): string => {
  if (score !== null) return `${score} of 10`
  return isToday ? 'today, not finished' : 'not played'
}

/** A day as a stud on the road of its week: with its score, or an outline if it can still be practised. */
export const DayCell = (props: DayCellProps) => {
  const { day, playable, isToday, isStop } = props
  const date = (
    <span className={styles.date} aria-hidden={playable}>
      {Number(day.slice(8))}
    </span>
  )
  if (!playable) return <span className={styles.day}>{date}</span>
  return (
    <Link
      to={isToday ? '/' : `/daily?day=${day}`}
      data-day={day}
      tabIndex={isStop ? 0 : -1}
      className={classNames(styles.day, styles.playable, isToday && styles.today)}
    >
      {date}
      <Stud {...props} />
      <VisuallyHidden>{`${longDay(day)}: ${stateOf(props)}`}</VisuallyHidden>
    </Link>
  )
}

/** The score; a landmark for a perfect day; the van where today is still to be played. */
const Stud = ({ day, score, isToday }: DayCellProps) => (
  <span
    className={classNames(stud.stud, styles.stud)}
    data-level={score === null ? undefined : scoreLevel(score)}
    aria-hidden="true"
  >
    {score === 10 ? <Landmark name={landmarkOf(day)} /> : score}
    {score === null && isToday && <RoadArt name="van" box="0 0 48 32" className={styles.van} />}
  </span>
)
