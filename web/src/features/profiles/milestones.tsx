import styles from './milestones.module.css'
import type { Player } from './player.ts'

/** What has added up over the years; only what there is. */
export const Milestones = ({ player }: { player: Player }) => {
  const counts = [
    ['right answers', player.questionsCorrect],
    [player.perfectScores === 1 ? 'perfect match' : 'perfect matches', player.perfectScores],
    [player.flagQuestionsCorrect === 1 ? 'flag named' : 'flags named', player.flagQuestionsCorrect],
  ] as const
  const some = counts.filter(([, count]) => count > 0)
  if (some.length === 0) return null
  return (
    <ul className={styles.milestones} aria-label="So far">
      {some.map(([what, count]) => (
        <li key={what}>
          <b>{count.toLocaleString()}</b> {what}
        </li>
      ))}
    </ul>
  )
}
