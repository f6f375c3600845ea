import { classNames } from '../class-names.ts'
import styles from './year-chart.module.css'
import { type Week, weeksUpTo } from './year-weeks.ts'

interface YearChartProps {
  /** YYYY-MM-DD, UTC. */
  readonly today: string
  /** Activity on a day, from 0 (none) to 4. */
  readonly levelOf: (day: string) => Level
  /** The label of a day under the pointer. */
  readonly tell: (day: string) => string
}

export type Level = 0 | 1 | 2 | 3 | 4

const WEEKS = 53
const STEP = 16
const LEFT = 36
const TOP = 20
const WIDTH = LEFT + WEEKS * STEP
const HEIGHT = TOP + 7 * STEP
/** A milestone, 13 units across. */
const STUD = 'M0 6.5a6.5 6.5 0 1 1 13 0a6.5 6.5 0 1 1-13 0Z'
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const WEEKDAYS = ['Mon', '', 'Wed', '', 'Fri', '', '']
const LEVELS: readonly Level[] = [0, 1, 2, 3, 4]

/** The days of 53 weeks, one milestone each. The chart is always wide enough for readable labels. */
export const YearChart = ({ today, ...day }: YearChartProps) => (
  <div className={styles.chart} aria-hidden="true">
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={styles.year} aria-hidden="true">
      {WEEKDAYS.map((text, i) => (
        <text key={text || i} x={LEFT - 6} y={TOP + i * STEP + 11} className={styles.weekday}>
          {text}
        </text>
      ))}
      {weeksUpTo(today, WEEKS).map((week, i) => (
        <g key={week.days[0]} transform={`translate(${LEFT + i * STEP} 0)`}>
          <WeekOfStones week={week} today={today} {...day} />
        </g>
      ))}
    </svg>
    <Legend />
  </div>
)

interface WeekOfStonesProps extends Pick<YearChartProps, 'today' | 'levelOf' | 'tell'> {
  readonly week: Week
}

const WeekOfStones = ({ week: { days, month }, today, levelOf, tell }: WeekOfStonesProps) => (
  <>
    {month !== null && <text y={12}>{MONTHS[month]}</text>}
    {days.map((day, i) => (
      <path
        key={day}
        d={STUD}
        transform={`translate(0 ${TOP + i * STEP})`}
        className={classNames(styles.day, styles[`level${levelOf(day)}`], day === today && styles.today)}
      >
        <title>{tell(day)}</title>
      </path>
    ))}
  </>
)

const Legend = () => (
  <p className={styles.legend} aria-hidden="true">
    Less
    {LEVELS.map((level) => (
      <svg key={level} viewBox="-1 -1 15 15" width={15} height={15} aria-hidden="true">
        <path d={STUD} className={classNames(styles.day, styles[`level${level}`])} />
      </svg>
    ))}
    More
  </p>
)
