import styles from './who-chose.module.css'

/** Labels an answer with the players who chose it. */
export const WhoChose = ({
  byYou,
  byThem,
  opponent,
}: {
  byYou: boolean
  byThem: boolean
  opponent: string
}) => (
  <span className={styles.players}>
    {byYou && <span className={styles.you}>You</span>}
    {byThem && <span className={styles.them}>{opponent}</span>}
  </span>
)
