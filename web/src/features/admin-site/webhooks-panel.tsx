import { WEBHOOK } from '@trivium/wire/site/webhooks'
import { useState } from 'react'
import { Button } from '../../design/button.tsx'
import { Card } from '../../design/card.tsx'
import { Failed, Loading } from '../../design/list-state.tsx'
import { useServerQuery } from '../../live/server-query.tsx'
import { OneWebhook } from './one-webhook.tsx'
import styles from './site.module.css'
import { WebhookForm } from './webhook-form.tsx'

/** Chats that are notified of events on this site. */
export const WebhooksPanel = () => {
  const { data, error, refetch } = useServerQuery('readWebhooks', {})
  const [isAdding, setAdding] = useState(false)
  const changed = () => void refetch()
  const webhooks = data?.webhooks ?? []
  return (
    <Card padding="large" aria-labelledby="webhooks">
      <h2 id="webhooks">Webhooks</h2>
      <p className={styles.description}>
        Send reports, fair-play cases and the day’s results to Discord, Slack, or a chat that reads Slack’s
        format. Create an incoming webhook there, and enter its address here.
      </p>
      {data === undefined && error === null && <Loading lines={3} label="Loading the webhooks" />}
      {error !== null && <Failed message={error.message} onRetry={changed} />}
      {webhooks.length > 0 && (
        <ul className={styles.webhooks}>
          {webhooks.map((webhook) => (
            <OneWebhook key={webhook.id} webhook={webhook} onChanged={changed} />
          ))}
        </ul>
      )}
      {data !== undefined && !isAdding && webhooks.length < WEBHOOK.most && (
        <Button className={styles.add} onClick={() => setAdding(true)}>
          Add a webhook
        </Button>
      )}
      {isAdding && (
        <WebhookForm
          onDone={() => {
            setAdding(false)
            changed()
          }}
          onCancel={() => setAdding(false)}
        />
      )}
    </Card>
  )
}
