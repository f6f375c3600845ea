import { useEffect, useState } from 'react'
import { Button } from '../../../design/button.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { DELETION_BANNER_ID } from './deletion-banner.tsx'
import { Section } from './section.tsx'

/** The way out, with a week to turn back. */
export const DeleteSection = ({ username, isLeaving }: { username: string; isLeaving: boolean }) => {
  const [isOpen, setOpen] = useState(false)
  const [isAsked, setAsked] = useState(false)
  // What was pressed is gone then; the strip on top says how it stands.
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
        <p>It is on its way. The sign at the top of this page says when, and keeps it if you want.</p>
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
