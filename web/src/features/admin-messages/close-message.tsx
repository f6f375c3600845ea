import type { Message } from '@trivium/wire/documents/message'
import { RETENTION } from '@trivium/wire/retention'
import { useState } from 'react'
import { ActionDialog } from '../../admin/action-dialog.tsx'
import { Button } from '../../design/button.tsx'
import { useNotices } from '../../design/notices.tsx'
import { useCall } from '../../live/client-context.ts'
import styles from './messages.module.css'

const WORDS = {
  close: {
    button: 'Close',
    title: 'Close this message',
    what: `It leaves the inbox. ${RETENTION.closedMessages.months} months from now it is erased with its answers; until then it can be reopened.`,
    done: 'The message is closed. You can undo this in the audit log.',
  },
  reopen: {
    button: 'Reopen',
    title: 'Reopen this message',
    what: 'It comes back into the inbox, and is not erased while it is there.',
    done: 'The message is open again.',
  },
} as const

/** Closes a message or reopens it. */
export const CloseMessage = ({
  message: { id, closedAt },
  onDone,
}: {
  message: Message
  onDone: () => void
}) => {
  const call = useCall()
  const { tell } = useNotices()
  const [isAsking, setAsking] = useState(false)
  const way = closedAt === null ? 'close' : 'reopen'
  const words = WORDS[way]
  return (
    <>
      <Button onClick={() => setAsking(true)}>{words.button}</Button>
      {isAsking && (
        <ActionDialog
          title={words.title}
          act={words.button}
          reason="optional"
          run={({ reason }) => call(way === 'close' ? 'closeMessage' : 'reopenMessage', { id, reason })}
          onClose={() => setAsking(false)}
          onDone={() => {
            setAsking(false)
            tell(words.done)
            onDone()
          }}
        >
          <p className={styles.description}>{words.what}</p>
        </ActionDialog>
      )}
    </>
  )
}
