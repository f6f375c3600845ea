import styles from './contact.module.css'

/** Progress of the proof of work, for somebody who sends before it is done. `done`: 0 to 1. */
export const ProofProgress = ({ done }: { done: number | null }) => {
  if (done === null || done === 1) return null
  return (
    <div className={styles.sum} role="status">
      <p>Your browser is solving a small puzzle that keeps spam out. It takes a few seconds.</p>
      <progress value={done} aria-label="Puzzle progress" />
    </div>
  )
}
