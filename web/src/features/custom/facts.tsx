import type { CustomConfig } from '@trivium/wire/documents/custom'
import { categoryWords, clockWords, difficultyWords, isTyped } from './config.ts'
import styles from './facts.module.css'

/** The options of a quiz, one per line. */
export const Facts = ({ config, packs }: { config: CustomConfig; packs: readonly string[] }) => (
  <ul className={styles.facts}>
    {packs.length > 0 && <li>{packs.join(', ')}</li>}
    <li>{categoryWords(config.categories)}</li>
    <li>{difficultyWords(config.difficulties)}</li>
    {isTyped(config) && <li>Typed answers</li>}
    <li>{clockWords(config.clock)}</li>
  </ul>
)
