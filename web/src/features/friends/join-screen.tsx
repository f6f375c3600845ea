import { Avatar } from '../../design/avatar.tsx'
import { Button, ButtonLink } from '../../design/button.tsx'
import { Card } from '../../design/card.tsx'
import { ErrorLine } from '../../design/error-line.tsx'
import { FailedMessage } from '../../design/failed-message.tsx'
import { Loading } from '../../design/list-state.tsx'
import { Message } from '../../design/message.tsx'
import { PlayerName } from '../../design/player-name.tsx'
import { useTopic } from '../../live/client-context.ts'
import { useServerQuery } from '../../live/server-query.tsx'
import { useAction } from '../../live/use-action.ts'
import { useNavigate } from '../../routing/page-router.tsx'
import { typedKey } from './invitation.ts'
import styles from './join-screen.module.css'

/** The inviting player, the kind of match, and the join button. */
export const JoinScreen = ({ matchKey }: { matchKey: string }) => {
  const key = typedKey(matchKey)
  const asked = useServerQuery('readFriendMatch', { key })
  if (asked.isPending) return <Loading lines={3} label="Loading the invitation" />
  if (asked.isError) {
    const { reason, message } = asked.error
    if (reason === 'unknown-key' || reason === 'bad-input') return <NoInvitation />
    return (
      <FailedMessage title="The invitation did not load" message={message} onRetry={() => asked.refetch()} />
    )
  }
  if (asked.data.own) return <OwnInvitation />
  return <Invited matchKey={key} host={asked.data.host} rated={asked.data.rated} />
}

interface InvitedProps {
  readonly matchKey: string
  readonly host: { readonly username: string; readonly profilePic: string; readonly elo: number }
  readonly rated: boolean
}

const Invited = ({ matchKey, host, rated }: InvitedProps) => {
  const { doc: user } = useTopic('user')
  const join = useAction('joinFriendMatch')
  const navigate = useNavigate()
  const start = async () => {
    const { result } = await join.run({ key: matchKey })
    if (result) navigate(`/match/${result.matchId}`)
  }
  if (join.error?.reason === 'unknown-key') return <NoInvitation />
  return (
    <Card tone="green" padding="large" className={styles.card}>
      <Avatar {...host} size="large" />
      <h1 className={styles.title}>
        <span className={styles.name}>
          <PlayerName>{host.username}</PlayerName>
        </span>{' '}
        invites you to a match
      </h1>
      <p className={styles.lede}>
        Rating {host.elo}. {rated ? 'It counts for both your ratings.' : 'Casual: no rating changes.'} Ten
        questions, right answers decide.
      </p>
      {rated && user?.isAnonymous ? (
        <NeedsAccount matchKey={matchKey} />
      ) : (
        <Button look="primary" size="large" disabled={join.isRunning} onClick={start}>
          Join the match
        </Button>
      )}
      <ErrorLine>{join.error?.message}</ErrorLine>
    </Card>
  )
}

/** A guest cannot play a rated match: the invitation waits while they sign up. */
const NeedsAccount = ({ matchKey }: { matchKey: string }) => {
  const from = `?from=${encodeURIComponent(`/join-friend-match/${matchKey}`)}`
  return (
    <>
      <p className={styles.lede}>Rated matches need an account. You’ll come right back here.</p>
      <div className={styles.actions}>
        <ButtonLink look="primary" to={`/register${from}`}>
          Create an account
        </ButtonLink>
        <ButtonLink to={`/login${from}`}>Log in</ButtonLink>
      </div>
    </>
  )
}

const NoInvitation = () => (
  <Message
    sign="?"
    drawing="bus-stop"
    title="This invitation is no longer valid"
    actions={
      <ButtonLink look="primary" to="/battle">
        Go to Battle
      </ButtonLink>
    }
  >
    It was used, expired after 30 minutes, or its key is mistyped. Ask your friend for a new one, or invite
    them yourself.
  </Message>
)

const OwnInvitation = () => (
  <Message
    sign="!"
    drawing="two-seats"
    title="This is your own invitation"
    actions={
      <ButtonLink look="primary" to="/battle#friend">
        Back to the invitation
      </ButtonLink>
    }
  >
    Send this link to a friend. As soon as they join, we’ll let you know, whatever page you’re on.
  </Message>
)
