import type { ListedPack } from '@trivium/wire/functions/admin-packs'
import { ActionDialog } from '../../admin/action-dialog.tsx'
import { useNotices } from '../../design/notices.tsx'
import { plural } from '../../design/plural.ts'
import { useCall } from '../../live/client-context.ts'

interface PackDialogProps {
  readonly pack: ListedPack
  readonly onClose: () => void
  readonly onDone: () => void
}

/** Switches a pack on or off. */
export const SwitchDialog = ({ pack: { id, name, isOn, questions }, onClose, onDone }: PackDialogProps) => {
  const call = useCall()
  const { tell } = useNotices()
  const act = `Switch ${isOn ? 'off' : 'on'}`
  return (
    <ActionDialog
      title={`Switch ${name} ${isOn ? 'off' : 'on'}`}
      act={act}
      reason="optional"
      run={({ reason }) => call('switchPack', { id, isOn: !isOn, reason })}
      onClose={onClose}
      onDone={() => {
        tell(`${name} is switched ${isOn ? 'off' : 'on'}.`)
        onDone()
      }}
    >
      <p>
        {isOn
          ? 'New games no longer ask its questions. Games and links that have been made keep theirs.'
          : `New games ask its ${plural(questions, 'question')} too.`}
      </p>
    </ActionDialog>
  )
}

/** Removes a pack that was installed here. */
export const RemoveDialog = ({ pack: { id, name, questions }, onClose, onDone }: PackDialogProps) => {
  const call = useCall()
  const { tell } = useNotices()
  return (
    <ActionDialog
      title={`Remove ${name}`}
      act="Remove it"
      isDestructive
      reason="required"
      run={({ reason }) => call('removePack', { id, reason: reason ?? '' })}
      onClose={onClose}
      onDone={() => {
        tell(`${name} is removed.`)
        onDone()
      }}
    >
      <p>
        New games no longer ask its {plural(questions, 'question')}, and its pictures and sounds are deleted.
        The texts stay, because results and links refer to them. You can upload the pack again.
      </p>
    </ActionDialog>
  )
}
