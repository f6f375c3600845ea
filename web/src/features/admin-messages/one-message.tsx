import { TOPIC_WORDS } from '@trivium/wire/contact-topics'
import type { Message, MessageReply } from '@trivium/wire/documents/message'
import { TriangleAlert } from 'lucide-react'
import { formatTime } from '../../admin/format-times.ts'
import { Card } from '../../design/card.tsx'
import { gameScores, gameTitle } from '../../design/game-labels.ts'
import { Link } from '../../routing/link.tsx'
import { AnswerForm } from './answer-form.tsx'
import { CloseMessage } from './close-message.tsx'
import { MAIL_STATUS_LABELS, UNKNOWN_MAIL_STATUS } from './labels.ts'
import styles from './messages.module.css'

interface OneMessageProps {
  readonly message: Message
  /** Called after the message has changed, to fetch it again. */
  readonly onChanged: () => void
}

/** A whole message: its sender, text, related game, answers, and the form for a new answer. */
export const OneMessage = ({ message, onChanged }: OneMessageProps) => (
  <>
    <Card padding="large" className={styles.message} aria-labelledby="message">
      <header className={styles.head}>
        <h1 id="message">{TOPIC_WORDS[message.topic]}</h1>
        <CloseMessage message={message} onDone={onChanged} />
      </header>
      <Facts message={message} />
      <p className={styles.text}>{message.text}</p>
    </Card>
    {message.replies.length > 0 && (
      <ol className={styles.replies} aria-label="Answers">
        {message.replies.map((reply) => (
          <Reply key={reply.id} reply={reply} />
        ))}
      </ol>
    )}
    <AnswerForm message={message} onDone={onChanged} />
  </>
)

const Facts = ({ message: { name, email, username, at, game, closedAt, id } }: { message: Message }) => (
  <dl className={styles.facts}>
    <div>
      <dt>From</dt>
      <dd>
        {name}, <a href={`mailto:${email}`}>{email}</a>
      </dd>
    </div>
    <div>
      <dt>Account</dt>
      <dd>{username === null ? 'none (guest)' : <Link to={`/profile/${username}`}>{username}</Link>}</dd>
    </div>
    <div>
      <dt>When</dt>
      <dd>
        <time dateTime={new Date(at).toISOString()}>{formatTime(at)}</time>
        {closedAt !== null && `, closed ${formatTime(closedAt)}`}
      </dd>
    </div>
    {game !== null && (
      <div>
        <dt>Game</dt>
        <dd>
          {gameTitle(game)}
          {game.players.length > 0 && `: ${gameScores(game)}`} <code className={styles.id}>{game.id}</code>
        </dd>
      </div>
    )}
    <div>
      <dt>History</dt>
      <dd>
        <Link to={`/admin/audit-log?kind=message&id=${id}`}>Its history</Link>
      </dd>
    </div>
  </dl>
)

const Reply = ({ reply: { by, at, text, mail } }: { reply: MessageReply }) => (
  <li className={styles.reply}>
    <p className={styles.author}>
      <b>{by}</b> answered, <time dateTime={new Date(at).toISOString()}>{formatTime(at)}</time>
    </p>
    <p className={styles.text}>{text}</p>
    <p className={mail === 'sent' ? styles.muted : styles.fate}>
      {mail !== 'sent' && <TriangleAlert size={16} aria-hidden="true" />}
      {mail === null ? UNKNOWN_MAIL_STATUS : MAIL_STATUS_LABELS[mail]}
    </p>
  </li>
)
