import type { GameDocument } from '@trivium/wire/documents/game'
import { useEffect, useRef } from 'react'
import { Plate } from '../../../design/plate.tsx'
import { Route } from '../../../design/route.tsx'
import { sidesOf } from '../sides.ts'
import { NextMatch } from './next-match.tsx'
import { outcomeOf } from './outcome.ts'
import { RatingChanges } from './rating-changes.tsx'
import styles from './result.module.css'
import { Review } from './review.tsx'

/** How the match ended, what it changed, what comes next, and every question again. */
export const Result = ({ game }: { game: GameDocument }) => {
  const { title, detail, tone } = outcomeOf(game)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const played = game.marks[0].length > 0
  return (
    <div className={styles.result}>
      <Plate tone={tone === 'won' ? 'green' : 'paper'} roomy className={styles.plate}>
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        {detail && <p className={styles.detail}>{detail}</p>}
        {game.ended?.reason !== 'not-joined' && <FinalScore game={game} />}
        <RatingChanges game={game} />
        <NextMatch game={game} />
      </Plate>
      {played && <Routes game={game} />}
      {played && <Review game={game} />}
    </div>
  )
}

const FinalScore = ({ game }: { game: GameDocument }) => {
  const { own, other, opponent } = sidesOf(game)
  return (
    <dl className={styles.score}>
      <div>
        <dt className={styles.you}>You</dt>
        <dd>{game.scores[own]}</dd>
      </div>
      <span className={styles.colon} aria-hidden="true">
        :
      </span>
      <div>
        <dt className={styles.them}>{opponent.username}</dt>
        <dd>{game.scores[other]}</dd>
      </div>
    </dl>
  )
}

const Routes = ({ game }: { game: GameDocument }) => {
  const { own, other, opponent } = sidesOf(game)
  return (
    <div className={styles.routes}>
      <Route side="you" name="You" marks={game.marks[own]} total={game.total} />
      <Route side="them" name={opponent.username} marks={game.marks[other]} total={game.total} />
    </div>
  )
}
