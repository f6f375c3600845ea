import type { CustomConfig } from '@trivium/wire/documents/custom'
import { categoryWords, clockWords, difficultyWords } from './config.ts'
import styles from './facts.module.css'

/** The options of a quiz, one per line. */
export const Facts = ({ config }: { config: CustomConfig }) => (
  <ul className={styles.facts}>
    <li>{categoryWords(config.categories)}</li>
    <li>{difficultyWords(config.difficulties)}</li>
    <li>{clockWords(config.clock)}</li>
  </ul>
)
