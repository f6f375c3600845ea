import styles from './glow.module.css'

/** The class of a game in which a streak of right answers lights up the chosen answer and the score. */
export const glowOf = (inARow: number): string | undefined => {
  if (inARow >= 5) return styles.five
  if (inARow >= 3) return styles.three
  return inARow === 2 ? styles.two : undefined
}
