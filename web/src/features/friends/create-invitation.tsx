import { useState } from 'react'
import { Button } from '../../design/button.tsx'
import { ErrorLine } from '../../design/error-line.tsx'
import { Illustration } from '../../design/illustration.tsx'
import { useTopic } from '../../live/client-context.ts'
import { useAction } from '../../live/use-action.ts'
import styles from './friend-panel.module.css'
import { invitations } from './invitation.ts'

/** Creates an invitation; only players with an account can make it rated. */
export const CreateInvitation = () => {
  const { doc: user } = useTopic('user')
  const create = useAction('createFriendMatch')
  const [rated, setRated] = useState(false)
  const invite = async () => {
    const { result } = await create.run({ rated })
    if (result) invitations.getState().put({ ...result, rated })
  }
  return (
    <>
      <div className={styles.drawing}>
        <Illustration name="two-seats" />
      </div>
      <p className={styles.lede}>
        Get a key, a link and a QR code to send. Valid for 30 minutes, for one friend.{' '}
        {rated
          ? 'It counts for both ratings, so your friend needs an account.'
          : 'No rating changes, and your friend needs no account.'}
      </p>
      {user?.isAnonymous === false && (
        <label className={styles.check}>
          <input type="checkbox" checked={rated} onChange={(event) => setRated(event.target.checked)} />
          Make it rated
        </label>
      )}
      <Button className={styles.action} disabled={create.isRunning} onClick={invite}>
        Invite a friend
      </Button>
      <ErrorLine>{create.error?.message}</ErrorLine>
    </>
  )
}
