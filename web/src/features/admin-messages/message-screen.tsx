import { ArrowLeft } from 'lucide-react'
import { Card } from '../../design/card.tsx'
import { Stack } from '../../design/layout.tsx'
import { Failed, Loading } from '../../design/list-state.tsx'
import { useServerQuery } from '../../live/server-query.tsx'
import { Link } from '../../routing/link.tsx'
import styles from './messages.module.css'
import { OneMessage } from './one-message.tsx'

const ID = /^[1-9A-HJ-NP-Za-km-z]{12}$/

/** One message by its id, or a note that it does not exist. */
export const MessageScreen = ({ id }: { id: string }) => (
  <Stack gap={16}>
    <Link to="/admin/messages" className={styles.back}>
      <ArrowLeft size={18} aria-hidden="true" />
      All messages
    </Link>
    {ID.test(id) ? <Asked id={id} /> : <NoMessage />}
  </Stack>
)

const Asked = ({ id }: { id: string }) => {
  const asked = useServerQuery('readMessage', { id })
  if (asked.data) return <OneMessage message={asked.data} onChanged={() => void asked.refetch()} />
  if (asked.isPending) return <Loading lines={6} label="Loading the message" />
  if (asked.error.reason === 'unknown-message') return <NoMessage />
  return <Failed message={asked.error.message} onRetry={() => asked.refetch()} />
}

const NoMessage = () => (
  <Card padding="large">
    <Stack gap={8}>
      <h1>Message not found</h1>
      <p>
        It may have been erased. Closed messages are erased after a time, and so are those of a deleted
        account.
      </p>
    </Stack>
  </Card>
)
