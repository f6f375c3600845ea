import { ROLES, type Role } from '@trivium/wire/roles'
import about from '../../admin/about-player.module.css'
import { ActionDialog } from '../../admin/action-dialog.tsx'
import { SelectField } from '../../design/select-field.tsx'
import { useCall } from '../../live/client-context.ts'
import type { PlayerDialogProps } from './player-dialog-props.ts'

const WORDS: Readonly<Record<Role, string>> = { player: 'Player', moderator: 'Moderator', admin: 'Admin' }

interface RoleDialogProps extends PlayerDialogProps {
  readonly role: Role
}

/** Makes a user a player, moderator or admin. */
export const RoleDialog = ({ username, role, onClose, onDone }: RoleDialogProps) => {
  const call = useCall()
  const options = ROLES.filter((one) => one !== role).map((one) => [one, WORDS[one]] as const)
  return (
    <ActionDialog
      reason="required"
      title={`Change the role of ${username}`}
      act="Change role"
      run={({ reason, fields }) => {
        const wished = ROLES.find((one) => one === fields.role) ?? 'player'
        return call('setRole', { username, role: wished, reason: reason ?? '' })
      }}
      onClose={onClose}
      onDone={onDone(`The role of ${username} is changed.`)}
    >
      <SelectField
        label={`From ${WORDS[role].toLowerCase()} to`}
        name="role"
        options={options}
        defaultValue={options[0]?.[0]}
      />
      <p className={about.notice}>
        Moderators look after questions, reports, quizzes and names, and ban players for 30 days at most.
        Admins may do all that you may, and see every account’s address.
      </p>
    </ActionDialog>
  )
}
