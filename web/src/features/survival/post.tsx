import { classNames } from '../../design/class-names.ts'
import styles from './post.module.css'

interface PostProps {
  readonly number: number
  /** A milestone, the player's best, or the best of all. */
  readonly kind: 'milestone' | 'you' | 'them'
  readonly isReached?: boolean
}

/** A number on a post beside the road. */
export const Post = ({ number, kind, isReached = false }: PostProps) => (
  <span className={classNames(styles.post, styles[kind], isReached && styles.reached)}>
    <span className={styles.plate}>{number}</span>
  </span>
)
