import { Lock } from 'lucide-react'
import { Button, ButtonLink } from '../../design/button.tsx'
import { Message } from '../../design/message.tsx'
import { useTopic } from '../../live/client-context.ts'
import type { Failure } from '../../live/reply.ts'

/** Tells players without access what they can do, or why their access could not be checked. */
export const ForAdmins = ({ failure }: { failure: Failure | null }) => {
  const { doc } = useTopic('user')
  if (failure !== null)
    return (
      <Message
        sign="!"
        title="Are you an admin?"
        actions={
          <Button look="primary" onClick={() => location.reload()}>
            Try again
          </Button>
        }
      >
        That could not be asked: {failure.message}
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
      {isGuest
        ? 'You are here as a guest, and a guest may not see this page (403). Log in with the account of an admin.'
        : 'Your account may not see this page (403): it is no admin’s. Whoever runs this site can make it one, with the command “npm run admin -- grant” and your username.'}
    </Message>
  )
}
