import { DAY } from '@trivium/rules/time'
import { ChartCard } from '../../../design/charts/chart-card.tsx'
import { LineChart } from '../../../design/charts/line-chart.tsx'
import type { Player } from '../player.ts'
import type { StatsParts } from './stats-parts.ts'

interface RatingChartProps extends Pick<StatsParts, 'rating' | 'highestElo'> {
  readonly player: Player
}

const MIN_SPAN = 80

const written = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('en-GB', options)
  return (at: number): string => format.format(at)
}

const TIME = written({ hour: '2-digit', minute: '2-digit' })
const DATE = written({ day: 'numeric', month: 'short' })
const MONTH = written({ month: 'short', year: 'numeric' })
const MOMENT = written({ day: 'numeric', month: 'short', year: 'numeric' })

/** Date formats for the axis, by the length of the period: only the parts that differ. */
const momentsOf = (ms: number) => (ms < 2 * DAY ? TIME : ms < 150 * DAY ? DATE : MONTH)

/** 'Now 1240 after 30 rated matches, 1260 at best' */
const says = ({ elo, ratedGames }: Player, highest: number | null): string => {
  const matches = ratedGames === 1 ? '1 rated match' : `${ratedGames.toLocaleString('en')} rated matches`
  return `Now ${elo} after ${matches}${highest === null ? '' : `, ${highest} at best`}`
}

/** The rating over time; nothing before the first rated match. */
export const RatingChart = ({ player, rating, highestElo }: RatingChartProps) => {
  const [first, last] = [rating[0], rating.at(-1)]
  if (first === undefined || last === undefined) return null
  return (
    <ChartCard
      title="Rating"
      says={says(player, highestElo)}
      table={{
        columns: ['Day', 'Rating'],
        rows: rating.toReversed().map(({ at, elo }) => [MOMENT(at), String(elo)]),
      }}
    >
      <LineChart
        points={rating.map(({ at, elo }) => ({ x: at, y: elo }))}
        leastSpan={MIN_SPAN}
        writeX={momentsOf(last.at - first.at)}
        writeY={String}
        tellX={MOMENT}
      />
    </ChartCard>
  )
}
