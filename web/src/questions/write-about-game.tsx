import { Link } from 'react-router'
import styles from './write-about-game.module.css'

interface WriteAboutGameProps {
  readonly gameId: string
  /** What there may be to write about. */
  readonly about: string
}

/** The way to who runs the site, with a game that is over. */
export const WriteAboutGame = ({ gameId, about }: WriteAboutGameProps) => (
  <p className={styles.line}>
    {about} <Link to={`/contact?game=${gameId}`}>Write to us about this game</Link>
  </p>
)
