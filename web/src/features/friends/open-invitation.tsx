import { useEffect } from 'react'
import { Button } from '../../design/button.tsx'
import { useCountdown } from '../../design/countdown.ts'
import { ErrorLine } from '../../design/error-line.tsx'
import { Cluster } from '../../design/layout.tsx'
import { ShareLink } from '../../design/share-link.tsx'
import { useCall, useClient, useTopic } from '../../live/client-context.ts'
import { useAction } from '../../live/use-action.ts'
import { QrCode } from '../../share/qr-code.tsx'
import styles from './friend-panel.module.css'
import { type Invitation, invitations, linkOf, spacedKey } from './invitation.ts'

/** Forgets an invitation that the server no longer has: accepted, cancelled elsewhere, or expired. */
const useVerified = (key: string): void => {
  const call = useCall()
  const playing = useTopic('match').doc?.match?.id ?? null
  // biome-ignore lint/correctness/useExhaustiveDependencies: a match that appears may have used the invitation
  useEffect(() => {
    call('readFriendMatch', { key }).then(({ error }) => {
      if (error?.reason === 'unknown-key') invitations.getState().put(null)
    })
  }, [call, key, playing])
}

/** The player's own invitation while it waits for a friend. */
export const OpenInvitation = ({ invitation: { key, expiresAt, rated } }: { invitation: Invitation }) => {
  useVerified(key)
  const cancel = useAction('cancelFriendMatch')
  const left = useCountdown(expiresAt, useClient().serverNow, 1000) ?? 0
  const link = linkOf(key, location.origin)
  const close = async () => {
    const { error } = await cancel.run({ key })
    if (!error || error.reason === 'unknown-key') invitations.getState().put(null)
  }
  if (left === 0)
    return (
      <>
        <p className={styles.lede}>This invitation has expired.</p>
        <Button className={styles.action} onClick={() => invitations.getState().put(null)}>
          Make a new one
        </Button>
      </>
    )
  return (
    <>
      <div className={styles.invitation}>
        <QrCode text={link} label="QR code of the invitation link" />
        <div className={styles.facts}>
          <p className={styles.lede}>Key for your friend</p>
          <p className={styles.key}>{spacedKey(key)}</p>
          <p className={styles.lede}>
            {rated ? 'Rated' : 'Casual'}, {Math.ceil(left / 60_000)} min left. We’ll let you know when they
            join, whatever page you’re on.
          </p>
        </div>
      </div>
      <Cluster gap={8}>
        <ShareLink link={link} text="Play a trivia match with me." />
        <Button look="quiet" disabled={cancel.isRunning} onClick={close}>
          Cancel invitation
        </Button>
      </Cluster>
      <ErrorLine>{cancel.error?.message}</ErrorLine>
    </>
  )
}
