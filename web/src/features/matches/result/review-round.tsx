import type { GameDocument } from '@trivium/wire/documents/game'
import { Check, ChevronDown, X } from 'lucide-react'
import { classNames } from '../../../design/class-names.ts'
import { Spoken } from '../../../design/spoken.tsx'
import { categoryTitle } from '../../../questions/category.ts'
import { sidesOf } from '../sides.ts'
import { seconds } from './answer-times.tsx'
import styles from './review.module.css'
import type { Round } from './review.tsx'

interface RoundProps {
  readonly round: Round
  readonly index: number
  readonly game: GameDocument
}

/** One question, opened on demand. */
export const ReviewRound = ({ round, index, game }: RoundProps) => {
  const { own } = sidesOf(game)
  const wasRight = round.answers[own]?.choice === round.right
  return (
    <li className={styles.round}>
      <details>
        <summary className={styles.summary}>
          <span className={classNames(styles.mark, wasRight ? styles.right : styles.wrong)}>
            {wasRight ? (
              <Check strokeWidth={3.5} aria-hidden="true" />
            ) : (
              <X strokeWidth={3.5} aria-hidden="true" />
            )}
            <Spoken>{wasRight ? 'Right' : 'Wrong'}</Spoken>
          </span>
          <span className={styles.prompt}>
            {index + 1}. {round.prompt}
          </span>
          <ChevronDown className={styles.chevron} aria-hidden="true" />
        </summary>
        <Details round={round} game={game} />
      </details>
    </li>
  )
}

const Details = ({ round, game }: Omit<RoundProps, 'index'>) => (
  <div className={styles.details}>
    <ul className={styles.choices}>
      {round.choices.map((text, place) => (
        <ReviewChoice key={text} text={text} place={place} round={round} game={game} />
      ))}
    </ul>
    <p>{round.explanation}</p>
    <dl className={styles.facts}>
      <Fact name="Category" value={categoryTitle(round.category)} />
      <Fact name="Players who get it right" value={share(round.shareRight)} />
      <Fact name="Your extra time for the network" value={extra(round.allowance[game.seat])} />
      <div>
        <dt>Source</dt>
        <dd>{/^https?:\/\//.test(round.source) ? <Source url={round.source} /> : round.source}</dd>
      </div>
    </dl>
  </div>
)

const share = (value: number | null): string =>
  value === null ? 'not known yet' : `${Math.round(value * 100)} %`
const extra = (ms: number): string => (ms === 0 ? 'none' : `${seconds(ms)} s`)

const Fact = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
)

const Source = ({ url }: { url: string }) => (
  <a href={url} target="_blank" rel="noreferrer">
    {new URL(url).hostname.replace(/^www\./, '')}
  </a>
)

const ReviewChoice = ({
  text,
  place,
  round,
  game,
}: Omit<RoundProps, 'index'> & { text: string; place: number }) => {
  const { own, other, opponent } = sidesOf(game)
  const isRight = place === round.right
  const [mine, theirs] = [round.answers[own], round.answers[other]]
  return (
    <li className={classNames(styles.choice, isRight && styles.answer)}>
      {isRight && <Check size={18} strokeWidth={3.5} aria-hidden="true" />}
      <span className={styles.text}>{text}</span>
      {isRight && <Spoken>, the right answer</Spoken>}
      {mine?.choice === place && <span className={styles.you}>You, {seconds(mine.ms)} s</span>}
      {theirs?.choice === place && (
        <span className={styles.them}>
          {opponent.username}, {seconds(theirs.ms)} s
        </span>
      )}
    </li>
  )
}
