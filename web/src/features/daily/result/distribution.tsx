import { HOUSE_BOT } from '@trivium/wire/bots'
import { Card } from '../../../design/card.tsx'
import { classNames } from '../../../design/class-names.ts'
import { VisuallyHidden } from '../../../design/visually-hidden.tsx'
import styles from './distribution.module.css'

interface DistributionProps {
  /** Number of players by score, 0 to 10. */
  readonly distribution: readonly number[]
  /** Share of other players with a lower score, 0 to 1. */
  readonly betterThan: number | null
  /** The bot's score, while nobody else has one. */
  readonly botScore: number | null
  /** The player's own score; null before they have one. */
  readonly own: number | null
}

const NUMBER = new Intl.NumberFormat('en-GB')

const people = (count: number): string => (count === 1 ? '1 player' : `${NUMBER.format(count)} players`)

const titleOf = ({ distribution, betterThan, own }: DistributionProps): string => {
  const players = distribution.reduce((sum, count) => sum + count, 0)
  if (own === null && players === 0) return 'Nobody has played it yet'
  if (own !== null && players <= 1) return 'You’re the first to finish'
  if (own === null || betterThan === null) return `${people(players)} so far`
  return `Better than ${Math.round(betterThan * 100)}% of ${NUMBER.format(players - 1)} others`
}

const { name } = HOUSE_BOT

/** How the first player to finish did against the bot. */
const botWords = ({ botScore, own }: DistributionProps): string | null => {
  if (botScore === null || own === null) return null
  if (own > botScore) return `You beat ${name}, our bot, who got ${botScore}.`
  return own === botScore ? `Level with ${name}, our bot.` : `${name}, our bot, got ${botScore}.`
}

/** How many players had each score: columns for the eye, a table for screen readers. */
export const Distribution = (props: DistributionProps) => {
  const { distribution, own } = props
  const bot = botWords(props)
  const most = Math.max(1, ...distribution)
  return (
    <Card className={styles.card} aria-labelledby="distribution">
      <header>
        <h2 id="distribution">{titleOf(props)}</h2>
        {bot !== null && <p>{bot}</p>}
      </header>
      <div className={styles.chart} aria-hidden="true">
        {distribution.map((count, score) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is identified by its score
          <div key={score} className={classNames(styles.column, score === own && styles.own)}>
            <span className={styles.count}>{count > 0 && NUMBER.format(count)}</span>
            <span className={styles.bar} style={{ height: `${(count / most) * 100}%` }} />
            <span className={styles.score}>{score}</span>
          </div>
        ))}
      </div>
      <VisuallyHidden>
        <table>
          <caption>Players by score</caption>
          <thead>
            <tr>
              <th scope="col">Right answers</th>
              <th scope="col">Players</th>
            </tr>
          </thead>
          <tbody>
            {distribution.map((count, score) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row is identified by its score
              <tr key={score}>
                <th scope="row">{score === own ? `${score}, your score` : score}</th>
                <td>{count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </Card>
  )
}
