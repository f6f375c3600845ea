import type { SoloDocument } from '@trivium/wire/documents/solo'
import type { ComponentType } from 'react'
import { Button, ButtonLink } from '../../../design/button.tsx'
import { Card } from '../../../design/card.tsx'
import { Route } from '../../../design/route.tsx'
import { useFocusOnMount } from '../../../design/use-focus-on-mount.ts'
import { fullDay } from '../../../time/utc-days.ts'
import styles from './past-day.module.css'

interface PractisedProps {
  readonly day: string
  readonly game: SoloDocument
  readonly onAgain: () => void
  readonly Review: ComponentType<{ gameId: string }>
}

/** The result of a practice game, with all questions and explanations. */
export const Practised = ({ day, game, onAgain, Review }: PractisedProps) => {
  const heading = useFocusOnMount<HTMLHeadingElement>()
  return (
    <div className={styles.day}>
      <Card padding="large" className={styles.card}>
        <p className={styles.number}>Practice, {fullDay(day)}</p>
        <h1 ref={heading} tabIndex={-1}>
          {game.score} of {game.total}
        </h1>
        <Route side="you" name="You" marks={game.marks} total={game.total ?? game.marks.length} />
        <div className={styles.practise}>
          <ButtonLink look="primary" size="large" to="/daily">
            Past quizzes
          </ButtonLink>
          <Button size="large" onClick={onAgain}>
            Play again
          </Button>
        </div>
      </Card>
      {game.settled && (
        <div className={styles.review}>
          <Review gameId={game.id} />
        </div>
      )}
    </div>
  )
}
