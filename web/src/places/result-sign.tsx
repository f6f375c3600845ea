import type { ReactNode } from 'react'
import { useFocusOnArrival } from '../design/focus-on-arrival.ts'
import { Plate } from '../design/plate.tsx'
import { duration } from './duration.ts'
import { type PlacesGame, placesOutcome } from './outcome.ts'
import styles from './result-sign.module.css'

interface ResultSignProps {
  /** What was played: 'Flags of Europe'. */
  readonly of: string
  readonly game: PlacesGame
  /** What there is to do now. */
  readonly children: ReactNode
}

const percent = ({ score, total }: PlacesGame): string => `${Math.round((score / total) * 100)} %`

/** How a quiz of places went, on its sign. */
export const ResultSign = ({ of, game, children }: ResultSignProps) => {
  const heading = useFocusOnArrival<HTMLHeadingElement>()
  const { title, isBest, detail, standing } = placesOutcome(game)
  return (
    <Plate tone={isBest ? 'green' : 'paper'} roomy className={styles.sign}>
      <p className={styles.of}>{of}</p>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <dl className={styles.numbers}>
        <div className={styles.score}>
          <dt>Found</dt>
          <dd>
            {game.score}
            <span> of {game.total}</span>
          </dd>
        </div>
        <div>
          <dt>Share</dt>
          <dd>{percent(game)}</dd>
        </div>
        <div>
          <dt>Time</dt>
          <dd>{duration(game.ms)}</dd>
        </div>
      </dl>
      <p>{detail}</p>
      <p className={styles.standing}>{standing}</p>
      <div className={styles.actions}>{children}</div>
    </Plate>
  )
}
