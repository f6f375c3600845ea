import type { BattleDocument } from '@trivium/wire/documents/battle'
import { seconds } from '../../../questions/seconds.ts'
import { sidesOf } from '../sides.ts'
import styles from './answer-times.module.css'
import type { Round } from './round.ts'

const timesOf = (rounds: readonly Round[], seat: 0 | 1): (number | null)[] =>
  rounds.map(({ answers }) => answers[seat]?.ms ?? null)

const average = (times: readonly (number | null)[]): string => {
  const given = times.filter((ms) => ms !== null)
  if (given.length === 0) return 'no answer'
  return `${seconds(given.reduce((sum, ms) => sum + ms, 0) / given.length)} s`
}

const HEIGHT = 72
const COLUMN = 40

/** How long both players took, question by question. The numbers are in the review below. */
export const AnswerTimes = ({ rounds, game }: { rounds: readonly Round[]; game: BattleDocument }) => {
  const { own, other, opponent } = sidesOf(game)
  const sides = [timesOf(rounds, own), timesOf(rounds, other)] as const
  const longest = Math.max(1, ...sides.flat().map((ms) => ms ?? 0))
  const height = (ms: number | null | undefined): number =>
    ms == null ? 0 : Math.max(3, (ms / longest) * HEIGHT)
  const label = `Average time to answer: you ${average(sides[0])}, ${opponent.username} ${average(sides[1])}`
  return (
    <figure className={styles.times}>
      <figcaption className={styles.caption}>
        <span>Average time to answer</span>
        <span className={styles.you}>You {average(sides[0])}</span>
        <span className={styles.them}>
          {opponent.username} {average(sides[1])}
        </span>
      </figcaption>
      <svg
        className={styles.chart}
        viewBox={`0 0 ${COLUMN * game.total} ${HEIGHT + 18}`}
        role="img"
        aria-label={label}
      >
        {rounds.map((_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: questions are identified by position, and two of them may share a prompt
          <g key={i} transform={`translate(${i * COLUMN} 0)`}>
            <Bar side={styles.youBar} x={6} height={height(sides[0][i])} />
            <Bar side={styles.themBar} x={21} height={height(sides[1][i])} />
            <text x={COLUMN / 2} y={HEIGHT + 15} className={styles.place}>
              {i + 1}
            </text>
          </g>
        ))}
      </svg>
    </figure>
  )
}

const Bar = ({ side, x, height }: { side: string | undefined; x: number; height: number }) => (
  <rect className={side} x={x} y={HEIGHT - height} width={13} height={height} rx={2} />
)
