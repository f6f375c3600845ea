import { useEffect } from 'react'
import { ButtonLink } from '../../design/button.tsx'
import { Message } from '../../design/message.tsx'
import { useTopic } from '../../live/client-context.ts'
import { titled } from '../../site/identity.ts'

/** Shown when nobody has this name, or a guest has it: guests have no page. */
export const NoPlayer = ({ username }: { username: string }) => {
  const { doc: self } = useTopic('user')
  const isOwnName = self?.isAnonymous === true && self.username === username
  useEffect(() => {
    document.title = titled('Player not found')
  }, [])
  if (isOwnName) return <OwnGuestName />
  return (
    <Message
      sign="?"
      drawing="blank-plate"
      title="Player not found"
      actions={
        <>
          <ButtonLink look="primary" to="/">
            Go home
          </ButtonLink>
          <ButtonLink to="/battle">Go to Battle</ButtonLink>
        </>
      }
    >
      Nobody with an account is called “{username}”. Check the name for a typo. Guests have no profile. An old
      name still leads to its player for 30 days after a change.
    </Message>
  )
}

const OwnGuestName = () => (
  <Message
    sign="!"
    drawing="blank-plate"
    title="A profile comes with an account"
    actions={
      <>
        <ButtonLink look="primary" to="/register?from=/edit-profile">
          Create an account
        </ButtonLink>
        <ButtonLink to="/edit-profile">Your settings</ButtonLink>
      </>
    }
  >
    You’re playing as a guest. With an account you keep your rating, record and scores, and get a page to show
    them.
  </Message>
)
