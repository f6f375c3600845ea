import { Ban } from 'lucide-react'
import { Button, ButtonLink } from '../../design/button.tsx'
import { Message } from '../../design/message.tsx'
import { useLogOut } from '../../features/accounts/log-out.ts'
import type { Failure } from '../../live/reply.ts'

const DATE = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' })

/** The ban as a sentence: `until` is ms since 1970, or null for a ban without end. */
const sentenceOf = ({ details: { until, why } }: Failure): string => {
  const end = typeof until === 'number' ? ` until ${DATE.format(until)}` : ''
  return `This account is banned${end}.${typeof why === 'string' ? ` Reason: ${why}` : ''}`
}

/** Shows why and until when the player is banned, and a button to log out. */
export const Banned = ({ ban }: { ban: Failure }) => {
  const { logOut, isRunning } = useLogOut()
  return (
    <div role="alert">
      <Message
        sign={<Ban size={32} />}
        title="Your account is banned"
        actions={
          <>
            <Button look="primary" disabled={isRunning} onClick={logOut}>
              Log Out
            </Button>
            <ButtonLink to="/contact">Write to us</ButtonLink>
          </>
        }
      >
        {sentenceOf(ban)}
      </Message>
    </div>
  )
}
