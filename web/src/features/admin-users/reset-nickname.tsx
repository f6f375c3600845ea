import { useState } from 'react'
import about from '../../admin/about-player.module.css'
import { ActionDialog } from '../../admin/action-dialog.tsx'
import { Button } from '../../design/button.tsx'
import { Field } from '../../design/field.tsx'
import { useNotices } from '../../design/notices.tsx'
import { plural } from '../../design/plural.ts'
import { useCall } from '../../live/client-context.ts'

/** Gives guests another nickname, by the number shown in reports or by the nickname itself. */
export const ResetNickname = () => {
  const call = useCall()
  const { tell } = useNotices()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Reset a guest’s nickname …</Button>
      {isOpen && (
        <ActionDialog
          reason="required"
          title="Reset a guest’s nickname"
          act="Reset the nickname"
          isDestructive
          reasonLabel="Reason (the guest sees this)"
          run={async ({ reason, fields }) => {
            const reply = await call('resetNickname', {
              guest: (fields.guest ?? '').trim(),
              reason: reason ?? '',
            })
            if (reply.result) tell(`${plural(reply.result.reset, 'guest')} got a new nickname and a notice.`)
            return reply
          }}
          onClose={close}
          onDone={close}
        >
          <p className={about.notice}>
            The guest gets a random nickname at once. By nickname, everybody who chose it gets one.
          </p>
          <Field label="The guest’s number or nickname" name="guest" autoComplete="off" required />
        </ActionDialog>
      )}
    </>
  )
}
