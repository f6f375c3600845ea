import type { SoloDocument } from '@trivium/wire/documents/solo'
import { classNames } from '../../design/class-names.ts'
import { Landmark } from '../../design/landmark.tsx'
import { landmarkOf } from '../../design/landmarks.ts'
import { Finish, Route } from '../../design/route.tsx'
import { VisuallyHidden } from '../../design/visually-hidden.tsx'
import layout from '../../questions/play-layout.module.css'
import { stretchOf } from './place.ts'
import styles from './progress.module.css'
import { Scene } from './scene.tsx'

const spoken = ({ marks, total, score }: SoloDocument): string => {
  const missed = marks.length - score
  const ahead = total === null ? '' : `, ${total - marks.length} to come`
  return `${score} right, ${missed} wrong${ahead}`
}

interface ProgressProps {
  readonly game: SoloDocument
  readonly title: string
  /** The day of a daily: a perfect one ends at the day's landmark. */
  readonly day?: string | undefined
}

/** The player's progress as a road with a van on it, and the score. */
export const Progress = ({ game, title, day }: ProgressProps) => (
  <section className={classNames(styles.progress, layout.score)} aria-label="Score">
    <div className={styles.route}>
      <p className={styles.title}>{title}</p>
      {/* Only a part of a long game is shown, so the text below has the numbers. */}
      <div aria-hidden="true">
        <Road game={game} day={day} />
      </div>
    </div>
    <p key={game.score} className={styles.score}>
      <VisuallyHidden>{spoken(game)}</VisuallyHidden>
      <span aria-hidden="true">{game.score}</span>
    </p>
  </section>
)

const Road = ({ game, day }: Omit<ProgressProps, 'title'>) => {
  const { first, marks, total, at } = stretchOf(game)
  const isPerfect = game.score === game.total
  const sceneOf = (i: number) => {
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
      sceneOf={sceneOf}
      end={
        isPerfect && day !== undefined ? (
          <Landmark name={landmarkOf(day)} className={styles.landmark} />
        ) : (
          <Finish />
        )
      }
    />
  )
}
