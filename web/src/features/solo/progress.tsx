import type { SoloDocument } from '@trivium/wire/documents/solo'
import { Route } from '../../design/route.tsx'
import { VisuallyHidden } from '../../design/visually-hidden.tsx'
import { stretchOf } from './place.ts'
import styles from './progress.module.css'

const spoken = ({ marks, total, score }: SoloDocument): string => {
  const missed = marks.length - score
  const ahead = total === null ? '' : `, ${total - marks.length} to come`
  return `${score} right, ${missed} wrong${ahead}`
}

/** How far the player is: the way with its milestones, and the score. */
export const Progress = ({ game, title }: { game: SoloDocument; title: string }) => {
  const { marks, total, at } = stretchOf(game)
  return (
    <section className={styles.progress} aria-label="Score">
      <div className={styles.way}>
        <p className={styles.title}>{title}</p>
        {/* Of a long way only a part is shown, so what it says is said in words below. */}
        <div aria-hidden="true">
          <Route
            side="you"
            name="You"
            marks={marks}
            total={total}
            current={game.phase === 'question' ? at : null}
          />
        </div>
      </div>
      <p key={game.score} className={styles.score}>
        <VisuallyHidden>{spoken(game)}</VisuallyHidden>
        <span aria-hidden="true">{game.score}</span>
      </p>
    </section>
  )
}
