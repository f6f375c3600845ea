import { Link } from '../routing/link.tsx'
import styles from './write-about-game.module.css'

interface WriteAboutGameProps {
  readonly gameId: string
  /** The topics to write about. */
  readonly about: string
}

/** A link to contact the site's operator about a finished game. */
export const WriteAboutGame = ({ gameId, about }: WriteAboutGameProps) => (
  <p className={styles.line}>
    {about} <Link to={`/contact?game=${gameId}`}>Write to us about this game</Link>
  </p>
)
