import { useEffect } from 'react'
import { useStore } from 'zustand'
import { Card } from '../../design/card.tsx'
import { CreateInvitation } from './create-invitation.tsx'
import { EnterKey } from './enter-key.tsx'
import styles from './friend-panel.module.css'
import { invitations } from './invitation.ts'
import { OpenInvitation } from './open-invitation.tsx'

/** A match with a friend: by key, link or QR code. */
export const FriendPanel = () => {
  const { open, recall } = useStore(invitations)
  useEffect(recall, [recall])
  return (
    <Card className={styles.panel} aria-labelledby="friend">
      <header className={styles.head}>
        <h2 id="friend">Play a friend</h2>
      </header>
      {open === null ? <CreateInvitation /> : <OpenInvitation key={open.key} invitation={open} />}
      <hr className={styles.rule} />
      <EnterKey />
    </Card>
  )
}
