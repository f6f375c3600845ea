import type { Webhook } from '@trivium/wire/functions/admin-site'
import { useState } from 'react'
import { ActionDialog } from '../../admin/action-dialog.tsx'
import { formatTime } from '../../admin/format-times.ts'
import { Button } from '../../design/button.tsx'
import { ErrorLine } from '../../design/error-line.tsx'
import { useNotices } from '../../design/notices.tsx'
import { useCall } from '../../live/client-context.ts'
import { useAction } from '../../live/use-action.ts'
import styles from './site.module.css'
import { EVENT_LABELS, FORMAT_LABELS, outcomeLabel } from './webhook-labels.ts'

interface OneWebhookProps {
  readonly webhook: Webhook
  readonly onChanged: () => void
}

/** A webhook: its events, the outcome of the last message, a test, and its removal. */
export const OneWebhook = ({ webhook, onChanged }: OneWebhookProps) => {
  const { id, name, format, address, events } = webhook
  const { run, isRunning, error } = useAction('testWebhook')
  const { tell } = useNotices()
  const [isRemoving, setRemoving] = useState(false)
  const test = async () => {
    const reply = await run({ id })
    if (reply.result) {
      const { outcome } = reply.result
      tell(outcomeLabel(outcome), outcome === 'delivered' ? 'done' : 'problem')
    }
    onChanged()
  }
  return (
    <li className={styles.webhook}>
      <div className={styles.about}>
        <b>{name}</b>
        <span>
          {FORMAT_LABELS[format]}, <code className={styles.link}>{address}</code>
        </span>
        <span>Receives {events.map((event) => EVENT_LABELS[event].toLowerCase()).join(', ')}</span>
        <LastTry webhook={webhook} />
      </div>
      <div className={styles.actions}>
        <Button aria-label={`Send a test to ${name}`} disabled={isRunning} onClick={test}>
          {isRunning ? 'Sending …' : 'Send a test'}
        </Button>
        <Button look="quiet" aria-label={`Remove ${name}`} onClick={() => setRemoving(true)}>
          Remove
        </Button>
      </div>
      <ErrorLine>{error?.message ?? null}</ErrorLine>
      {isRemoving && (
        <Removing
          webhook={webhook}
          onClose={() => setRemoving(false)}
          onDone={() => {
            setRemoving(false)
            onChanged()
          }}
        />
      )}
    </li>
  )
}

const LastTry = ({ webhook: { triedAt, outcome } }: { webhook: Webhook }) => {
  if (triedAt === null || outcome === null) return <span className={styles.muted}>Nothing sent yet.</span>
  return (
    <span className={outcome === 'delivered' ? styles.muted : styles.failed}>
      {formatTime(triedAt)}: {outcomeLabel(outcome)}
    </span>
  )
}

interface RemovingProps {
  readonly webhook: Webhook
  readonly onClose: () => void
  readonly onDone: () => void
}

const Removing = ({ webhook: { id, name }, onClose, onDone }: RemovingProps) => {
  const call = useCall()
  const { tell } = useNotices()
  return (
    <ActionDialog
      title={`Remove ${name}`}
      act="Remove it"
      isDestructive
      reason="optional"
      run={({ reason }) => call('removeWebhook', { id, reason })}
      onClose={onClose}
      onDone={() => {
        tell('The webhook is removed. You can undo this in the audit log.')
        onDone()
      }}
    >
      <p>It receives no more messages.</p>
    </ActionDialog>
  )
}
