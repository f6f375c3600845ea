import { Button, ButtonLink } from '../design/button.tsx'
import { Message } from '../design/message.tsx'
import type { Failure } from '../live/reply.ts'

interface Words {
  readonly title: string
  readonly text: string
}

interface NoGameWords {
  readonly 'unknown-match': Words
  readonly 'not-your-match': Words
  /** The title for any other reason. */
  readonly failed: string
}

interface NoGameProps {
  readonly error: Failure
  readonly home: { readonly to: string; readonly label: string }
  readonly words?: NoGameWords
}

const SINGLE_PLAYER: NoGameWords = {
  'unknown-match': {
    title: 'Game not found',
    text: 'Check the address for a typo. Very old games are not kept.',
  },
  'not-your-match': {
    title: 'This game belongs to somebody else',
    text: 'Start one of your own.',
  },
  failed: 'The game did not load',
}

/** Why there is no game at this address, and where to find one. */
export const NoGame = ({ error, home, words: all = SINGLE_PLAYER }: NoGameProps) => {
  const known = error.reason === 'unknown-topic' ? 'unknown-match' : error.reason
  const words = known === 'unknown-match' || known === 'not-your-match' ? all[known] : null
  return (
    <Message
      sign={words ? '?' : '!'}
      title={words?.title ?? all.failed}
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
