import { DAY } from '@trivium/rules/time'
import { useState } from 'react'
import about from '../../admin/about-player.module.css'
import { ActionDialog } from '../../admin/action-dialog.tsx'
import { Button } from '../../design/button.tsx'
import { Field } from '../../design/field.tsx'
import { useNotices } from '../../design/notices.tsx'
import { SelectField } from '../../design/select-field.tsx'
import { useCall } from '../../live/client-context.ts'

const LENGTHS = [
  ['1', '1 day'],
  ['7', '1 week'],
  ['30', '30 days'],
] as const
const ADDRESS = [
  ['', 'None for ten minutes'],
  ['spare', 'Still allowed: a school or company shares it'],
] as const

/** Bans a guest, who has no name, by the number shown in reports and the log. */
export const BanGuest = () => {
  const call = useCall()
  const { tell } = useNotices()
  const [isOpen, setOpen] = useState(false)
  const button = <Button onClick={() => setOpen(true)}>Ban a guest …</Button>
  if (!isOpen) return button
  return (
    <>
      {button}
      <ActionDialog
        reason="required"
        title="Ban a guest"
        act="Ban"
        isDestructive
        reasonLabel="Reason (the guest sees this)"
        run={async ({ reason, fields }) => {
          const reply = await call('banGuest', {
            uid: (fields.uid ?? '').trim(),
            reason: reason ?? '',
            until: Date.now() + Number(fields.days) * DAY,
            sparesAddress: fields.address === 'spare',
          })
          if (reply.result)
            tell(
              reply.result.addressPaused
                ? 'The guest is banned. Their address gets no new guests for ten minutes.'
                : 'The guest is banned.',
            )
          return reply
        }}
        onClose={() => setOpen(false)}
        onDone={() => setOpen(false)}
      >
        <p className={about.notice}>
          The guest is locked out at once. Others at the same address can keep playing.
        </p>
        <Field label="The guest’s number" name="uid" autoComplete="off" required />
        <SelectField label="For how long" name="days" options={LENGTHS} defaultValue="7" />
        <SelectField label="New guests from their address" name="address" options={ADDRESS} defaultValue="" />
      </ActionDialog>
    </>
  )
}
