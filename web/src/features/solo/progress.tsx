import type { SoloDocument } from '@trivium/wire/documents/solo'
import type { ReactNode } from 'react'
import { classNames } from '../../design/class-names.ts'
import { Landmark } from '../../design/landmark.tsx'
import { landmarkOf } from '../../design/landmarks.ts'
import { Finish, Route } from '../../design/route.tsx'
import { VisuallyHidden } from '../../design/visually-hidden.tsx'
import layout from '../../questions/play-layout.module.css'
import { Scene } from '../../questions/scene.tsx'
import { stretchOf } from './place.ts'
import styles from './progress.module.css'

const spoken = ({ marks, total, score }: SoloDocument): string => {
  const missed = marks.length - score
  const ahead = total === null ? '' : `, ${total - marks.length} to come`
  return `${score} right, ${missed} wrong${ahead}`
}

/** What a mode adds to the road. */
export interface RoadExtras {
  /** Beside the title: 'Step 2 of 6: Easy'. */
  readonly caption: (game: SoloDocument) => string
  /** The text of its signs, for screen readers. */
  readonly spoken: string
  /** The sign at the n-th milestone, n from 1. */
  readonly signAt: (n: number, isReached: boolean) => ReactNode
  /** The sign at the end of the visible part, whose last milestone is the n-th. */
  readonly endAfter: (n: number) => ReactNode
}

interface ProgressProps {
  readonly game: SoloDocument
  readonly title: string
  /** The day of a daily: a perfect one ends at the day's landmark. */
  readonly day?: string | undefined
  readonly extras?: RoadExtras | undefined
}

/** The player's progress as a road with a van on it, and the score. */
export const Progress = ({ game, title, day, extras }: ProgressProps) => (
  <section className={classNames(styles.progress, layout.score)} aria-label="Score">
    <div className={styles.route}>
      <p className={styles.title}>
        {title}
        {extras && <span className={styles.caption}>{extras.caption(game)}</span>}
      </p>
      {/* Only a part of a long game is shown, so the text below has the numbers. */}
      <div aria-hidden="true">
        <Road game={game} day={day} extras={extras} />
      </div>
    </div>
    <p key={game.score} className={styles.score}>
      <VisuallyHidden>{`${spoken(game)}. ${extras?.spoken ?? ''}`}</VisuallyHidden>
      <span aria-hidden="true">{game.score}</span>
    </p>
  </section>
)

type RoadProps = Omit<ProgressProps, 'title'>

const Road = ({ game, day, extras }: RoadProps) => {
  const { first, marks, total, at } = stretchOf(game)
  const isLastPart = first + total === game.total
  const besideOf = (i: number) => {
    const sign = extras?.signAt(first + i + 1, marks[i] === true)
    if (sign) return sign
    const category = game.categories[first + i]
    const wasRight = marks[i]
    return category !== undefined && wasRight !== undefined && <Scene {...{ category, wasRight }} />
  }
  return (
    <Route
      key={first}
      side="you"
      name="You"
      marks={marks}
      total={total}
      current={game.phase === 'question' ? at : null}
      sceneOf={besideOf}
      end={extras ? extras.endAfter(first + total) : isLastPart && <DayEnd game={game} day={day} />}
    />
  )
}

/** The day's landmark once all are right, before that a flag. */
const DayEnd = ({ game, day }: Pick<ProgressProps, 'game' | 'day'>) =>
  day !== undefined && game.score === game.total ? (
    <Landmark name={landmarkOf(day)} className={styles.landmark} />
  ) : (
    <Finish />
  )
