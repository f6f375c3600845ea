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

/** The player's progress as a road with milestones, and the score. */
export const Progress = ({ game, title }: { game: SoloDocument; title: string }) => {
  const { marks, total, at } = stretchOf(game)
  return (
    <section className={styles.progress} aria-label="Score">
      <div className={styles.route}>
        <p className={styles.title}>{title}</p>
        {/* Only a part of a long game is shown, so the text below has the numbers. */}
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
