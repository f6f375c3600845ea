import { CirclePause } from 'lucide-react'
import styles from './paused-sign.module.css'

export const PausedSign = () => (
  <section className={styles.paused}>
    <CirclePause strokeWidth={1.6} aria-hidden="true" />
    <h1>Paused</h1>
    <p>The clock is stopped. Your answers are safe.</p>
  </section>
)
