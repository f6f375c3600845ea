import { Lock } from 'lucide-react'
import { Button, ButtonLink } from '../../design/button.tsx'
import { Message } from '../../design/message.tsx'
import { useTopic } from '../../live/client-context.ts'
import type { Failure } from '../../live/reply.ts'
import styles from './admin-panel.module.css'

/** Tells players without access what they can do, or why their access could not be checked. */
export const ForAdmins = ({ failure }: { failure: Failure | null }) => {
  const { doc } = useTopic('user')
  if (failure !== null)
    return (
      <Message
        sign="!"
        title="Checking your access"
        actions={
          <Button look="primary" onClick={() => location.reload()}>
            Try again
          </Button>
        }
      >
        We couldn’t check your access: {failure.message}
      </Message>
    )
  const isGuest = doc?.isAnonymous !== false
  return (
    <Message
      sign={<Lock aria-hidden="true" />}
      title="For admins only"
      actions={
        <>
          {isGuest && (
            <ButtonLink look="primary" to="/login?from=%2Fadmin">
              Log in
            </ButtonLink>
          )}
          <ButtonLink look={isGuest ? 'plain' : 'primary'} to="/">
            Go home
          </ButtonLink>
        </>
      }
    >
      {isGuest ? (
        'Guests can’t see this page (403). Log in with an admin account.'
      ) : (
        <>
          Only admins can see this page (403). Whoever runs this site can make you one with the command{' '}
          <code className={styles.command}>npm run admin -- grant</code> and your username.
        </>
      )}
    </Message>
  )
}
