import type { QueueStatus } from '@trivium/wire/documents/queue'
import { Info } from 'lucide-react'
import { useEffect } from 'react'
import { useNotices } from '../../design/notices.tsx'
import styles from './queue-notice.module.css'

const SENTENCES = {
  'opponent-did-not-join':
    'Your opponent did not join in time. Nothing changed for you, and you are at the front of the queue.',
  'opponent-declined':
    'Your opponent had to pass. Nothing changed for you, and you are at the front of the queue.',
  'you-declined':
    'You passed on a match, so the search was ended. Passing on another within 30 minutes pauses it.',
  'you-did-not-join':
    'You did not join your match in time, so the search was ended. Missing another within 30 minutes pauses it.',
} as const

/** Why the last match found did not start. */
export const QueueNotice = ({ notice }: { notice: QueueStatus['notice'] }) => {
  const { announce } = useNotices()
  const sentence = notice && SENTENCES[notice]
  useEffect(() => {
    if (sentence) announce(sentence)
  }, [sentence, announce])
  if (!sentence) return null
  return (
    <p className={styles.notice}>
      <Info size={20} aria-hidden="true" />
      {sentence}
    </p>
  )
}
