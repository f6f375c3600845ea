import { PasswordForm } from '@trivium/wire/account-fields'
import { Dialog } from '../../../design/dialog.tsx'
import { PasswordField } from '../../../design/password-field.tsx'
import { Submit } from '../../../forms/submit.tsx'
import { useForm } from '../../../forms/use-form.ts'
import { useCall } from '../../../live/client-context.ts'
import styles from './confirm.module.css'
import { ForPasswordManagers } from './for-password-managers.tsx'

interface DeleteDialogProps {
  readonly username: string
  readonly onClose: () => void
  readonly onAsked: () => void
}

/** Explains what deleting means, and asks for the password. */
export const DeleteDialog = ({ username, onClose, onAsked }: DeleteDialogProps) => {
  const call = useCall()
  const form = useForm({
    schema: PasswordForm,
    send: async (values) => {
      const reply = await call('deleteAccount', values)
      if (reply.result) onAsked()
      return reply
    },
    fieldOf: (reason) => (reason === 'wrong-password' ? 'password' : undefined),
  })
  return (
    <Dialog title="Delete your account?" onClose={onClose}>
      <ul className={styles.list}>
        <li>Nothing changes for a week, and you can cancel on this page until then.</li>
        <li>Then your name, email address, picture and scores are erased, and you are logged out.</li>
        <li>Matches stay in your opponents’ history, without your name.</li>
      </ul>
      <form {...form.formProps} aria-label="Delete your account">
        <ForPasswordManagers username={username} />
        <PasswordField
          label="Your password"
          name="password"
          error={form.errors.password}
          autoComplete="current-password"
        />
        <Submit form={form} look="danger" sending="Scheduling …">
          Schedule deletion
        </Submit>
      </form>
    </Dialog>
  )
}
