import { useState } from 'react'
import about from '../../admin/about-player.module.css'
import { ActionDialog } from '../../admin/action-dialog.tsx'
import { Button } from '../../design/button.tsx'
import { Dialog } from '../../design/dialog.tsx'
import { Cluster } from '../../design/layout.tsx'
import { ShareLink } from '../../design/share-link.tsx'
import { useCall } from '../../live/client-context.ts'
import styles from './reset-link.module.css'

interface ResetLinkProps {
  readonly username: string
  readonly onClose: () => void
}

/** A password reset link to hand over where mail does not arrive. It is shown once. */
export const ResetLink = ({ username, onClose }: ResetLinkProps) => {
  const call = useCall()
  const [link, setLink] = useState<string | null>(null)
  if (link === null)
    return (
      <ActionDialog
        reason="required"
        title={`A link for ${username}`}
        act="Create the link"
        run={async ({ reason }) => {
          const reply = await call('createResetLink', { username, reason: reason ?? '' })
          if (reply.result) setLink(new URL(reply.result.link, location.origin).href)
          return reply
        }}
        onClose={onClose}
        onDone={() => {}}
      >
        <p className={about.notice}>
          Whoever opens it chooses a new password for {username}. Make sure it’s really {username} who is
          asking.
        </p>
      </ActionDialog>
    )
  return (
    <Dialog title={`A link for ${username}`} onClose={onClose}>
      <p>It works once, within 60 minutes, and is shown only here. Send it where nobody else can read it.</p>
      <p className={styles.link}>
        <code>{link}</code>
      </p>
      <Cluster gap={8}>
        <ShareLink link={link} text={`A new password for ${username}`} />
        <Button look="primary" onClick={onClose}>
          Done
        </Button>
      </Cluster>
    </Dialog>
  )
}
