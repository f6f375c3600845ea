import { HOUSE_BOT } from '@trivium/wire/bots'
import { Bot } from 'lucide-react'
import { Avatar } from './avatar.tsx'
import styles from './bot-score.module.css'

/** The bot's score to beat, on a board that has no players: no row of it, and without a rank. */
export const BotScore = ({ score }: { score: number }) => (
  <p className={styles.bot}>
    <Avatar profilePic={HOUSE_BOT.profilePic} username={HOUSE_BOT.name} size="small" />
    <span className={styles.words}>
      <b>{HOUSE_BOT.name}</b>{' '}
      <span className={styles.label}>
        <Bot size={16} aria-hidden="true" /> Bot to beat
      </span>
    </span>{' '}
    <span className={styles.score}>{score}</span>
  </p>
)
