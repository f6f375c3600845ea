import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useStore } from 'zustand'
import { Button } from '../../design/button.tsx'
import { Dialog } from '../../design/dialog.tsx'
import { useTopic } from '../../live/client-context.ts'
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

const ChallengeDialog = ({ username, onClose }: { username: string; onClose: () => void }) => {
  const { open, recall } = useStore(invitations)
  useEffect(recall, [recall])
  useWhenFound(onClose)
  return (
    <Dialog title={`Challenge ${username}`} onClose={onClose}>
      <div className={styles.inside}>
        {open === null ? <CreateInvitation /> : <OpenInvitation key={open.key} invitation={open} />}
        <p className={styles.hint}>
          Send it to {username} any way you like. The first to open the link plays you.
        </p>
      </div>
    </Dialog>
  )
}
