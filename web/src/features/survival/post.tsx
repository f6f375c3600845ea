import { Bot } from 'lucide-react'
import { classNames } from '../../design/class-names.ts'
import styles from './post.module.css'

interface PostProps {
  readonly number: number
  /** A milestone, the player's best, the best of all, or the bot's score. */
  readonly kind: 'milestone' | 'you' | 'them' | 'bot'
  readonly isReached?: boolean
}

/** A number on a post beside the road. */
export const Post = ({ number, kind, isReached = false }: PostProps) => (
  <span className={classNames(styles.post, styles[kind], isReached && styles.reached)}>
    <span className={styles.plate}>
      {kind === 'bot' && <Bot aria-hidden="true" />}
      {number}
    </span>
  </span>
)
