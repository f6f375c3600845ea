import { useEffect, useState } from 'react'
import { Button } from '../../../design/button.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { DELETION_BANNER_ID } from './deletion-banner.tsx'
import { Section } from './section.tsx'

/** Deletes the account, with a week to change one's mind. */
export const DeleteSection = ({ username, isLeaving }: { username: string; isLeaving: boolean }) => {
  const [isOpen, setOpen] = useState(false)
  const [isAsked, setAsked] = useState(false)
  // The button then disappears, so the focus moves to the banner at the top.
  useEffect(() => {
    if (!isAsked || isOpen || !isLeaving) return
    setAsked(false)
    document.getElementById(DELETION_BANNER_ID)?.focus()
  }, [isAsked, isOpen, isLeaving])
  return (
    <Section
      id="delete"
      title="Delete account"
      lede="You have a week to change your mind. Then it can’t be undone."
    >
      {isLeaving ? (
        <p>
          Deletion is scheduled. The notice at the top of this page says when, and lets you keep your account.
        </p>
      ) : (
        <Button onClick={() => setOpen(true)}>Delete my account …</Button>
      )}
      {isOpen && (
        <DeleteDialog
          username={username}
          onClose={() => setOpen(false)}
          onAsked={() => {
            setAsked(true)
            setOpen(false)
          }}
        />
      )}
    </Section>
  )
}
