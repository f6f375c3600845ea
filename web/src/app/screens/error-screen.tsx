import { Button, ButtonLink } from '../../design/button.tsx'
import { Message } from '../../design/message.tsx'
import { isUnloaded, NotLoaded } from './not-loaded.tsx'

/** Shown when a screen crashes or does not load. */
export const ErrorScreen = ({ error }: { error: unknown }) => {
  if (isUnloaded(error)) return <NotLoaded />
  return (
    <Message
      sign="!"
      title="This road is closed"
      actions={
        <>
          <Button look="primary" onClick={() => location.reload()}>
            Try again
          </Button>
          <ButtonLink to="/" reloadDocument>
            Go home
          </ButtonLink>
        </>
      }
    >
      Something broke on this page. Nothing of your match or rating is lost: the server keeps both.
    </Message>
  )
}

export const NotFound = () => (
  <Message
    sign="?"
    title="This page doesn’t exist"
    actions={
      <>
        <ButtonLink look="primary" to="/">
          Go home
        </ButtonLink>
        <ButtonLink to="/battle">Go to Battle</ButtonLink>
      </>
    }
  >
    Wrong turn. Check the address for a typo, or head back.
  </Message>
)
