import { Button, ButtonLink } from '../design/button.tsx'
import { Message } from '../design/message.tsx'
import type { Failure } from '../live/reply.ts'

interface NoGameProps {
  readonly error: Failure
  readonly home: { readonly to: string; readonly label: string }
}

const NO_GAME = {
  'unknown-match': {
    title: 'There is no such game',
    text: 'The address has a typing error, or the game is older than we keep.',
  },
  'not-your-match': {
    title: 'Somebody else plays this one',
    text: 'A game for one has one seat. Start one of your own.',
  },
} as const

/** Why there is no game at this address, and where to find one. */
export const NoGame = ({ error, home }: NoGameProps) => {
  const known = error.reason === 'unknown-topic' ? 'unknown-match' : error.reason
  const words = known === 'unknown-match' || known === 'not-your-match' ? NO_GAME[known] : null
  return (
    <Message
      sign={words ? '?' : '!'}
      title={words?.title ?? 'The game did not load'}
      actions={
        <>
          <ButtonLink look={words ? 'primary' : 'plain'} to={home.to}>
            {home.label}
          </ButtonLink>
          {!words && (
            <Button look="primary" onClick={() => location.reload()}>
              Try again
            </Button>
          )}
        </>
      }
    >
      {words?.text ?? error.message}
    </Message>
  )
}
