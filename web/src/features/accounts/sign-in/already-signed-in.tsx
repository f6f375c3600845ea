import { ButtonLink } from '../../../design/button.tsx'
import { Message } from '../../../design/message.tsx'
import { PlayerName } from '../../../design/player-name.tsx'
import { LogOutButton } from '../log-out-button.tsx'
import { useReturnPath } from './return-path.ts'

/** For a player who opens a sign-in screen and is already logged in. */
export const AlreadySignedIn = ({ username }: { username: string }) => {
  const from = useReturnPath()
  return (
    <Message
      sign="!"
      title="You’re already logged in"
      actions={
        <>
          <ButtonLink look="primary" to={from}>
            {from === '/' ? 'Go home' : 'Go back'}
          </ButtonLink>
          <ButtonLink to="/edit-profile">Your account</ButtonLink>
          <LogOutButton onFollow={undefined} />
        </>
      }
    >
      This browser is logged in as{' '}
      <strong>
        <PlayerName>{username}</PlayerName>
      </strong>
      . To use another account, log out first.
    </Message>
  )
}
