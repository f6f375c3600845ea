import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useStore } from 'zustand'
import { Button } from '../../design/button.tsx'
import { Dialog } from '../../design/dialog.tsx'
import { ErrorLine } from '../../design/error-line.tsx'
import { useTopic } from '../../live/client-context.ts'
import { useAction } from '../../live/use-action.ts'
import styles from './challenge.module.css'
import { CreateInvitation } from './create-invitation.tsx'
import { invitations } from './invitation.ts'
import { OpenInvitation } from './open-invitation.tsx'

/** Called when a match appears: its prompt has to be reachable. */
const useWhenFound = (found: () => void): void => {
  const playing = useTopic('match').doc?.match?.id ?? null
  const before = useRef(playing)
  const tell = useEffectEvent(found)
  useEffect(() => {
    if (playing !== null && playing !== before.current) tell()
    before.current = playing
  }, [playing])
}

/** Sends an invitation to a match to one player. */
export const Challenge = ({ username }: { username: string }) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button look="primary" onClick={() => setOpen(true)}>
        Challenge
      </Button>
      {isOpen &&
        createPortal(<ChallengeDialog username={username} onClose={() => setOpen(false)} />, document.body)}
    </>
  )
}

interface TellProps {
  readonly invitationKey: string
  readonly username: string
}

/** Shows the invitation to the player on this site. */
const Tell = ({ invitationKey: key, username }: TellProps) => {
  const tell = useAction('challengePlayer')
  const [isTold, setTold] = useState<boolean | null>(null)
  const send = async () => setTold((await tell.run({ key, username })).result?.isTold ?? null)
  return (
    <>
      {isTold !== true && (
        <Button look="primary" disabled={tell.isRunning} onClick={send}>
          Tell {username}
        </Button>
      )}
      <p role="status">
        {isTold === true && `${username} will see your challenge as soon as they’re online.`}
        {isTold === false && `${username} has three challenges waiting. Send the link instead.`}
      </p>
      <ErrorLine>{tell.error?.message}</ErrorLine>
    </>
  )
}

const ChallengeDialog = ({ username, onClose }: { username: string; onClose: () => void }) => {
  const { open, recall } = useStore(invitations)
  useEffect(recall, [recall])
  useWhenFound(onClose)
  return (
    <Dialog title={`Challenge ${username}`} onClose={onClose}>
      <div className={styles.inside}>
        {open === null ? <CreateInvitation /> : <OpenInvitation key={open.key} invitation={open} />}
        <div className={styles.hint}>
          {open !== null && <Tell key={open.key} invitationKey={open.key} username={username} />}
          <p>You can also send {username} the link. The first to open it plays you.</p>
        </div>
      </div>
    </Dialog>
  )
}
