import type { RegistrationMode } from '@trivium/wire/site/registration'
import { useState } from 'react'
import { ActionDialog } from '../../admin/action-dialog.tsx'
import { Card } from '../../design/card.tsx'
import { useNotices } from '../../design/notices.tsx'
import { RadioOption } from '../../design/radio-option.tsx'
import { useCall } from '../../live/client-context.ts'
import styles from './site.module.css'

const MODES: Readonly<Record<RegistrationMode, { readonly name: string; readonly what: string }>> = {
  open: { name: 'Open', what: 'Anyone can create an account.' },
  invitation: { name: 'By invitation', what: 'Creating an account needs a link from an admin.' },
  closed: { name: 'Closed', what: 'Nobody can create an account, even with a link.' },
}

interface RegistrationPanelProps {
  readonly mode: RegistrationMode
  readonly onChanged: () => void
}

/** Who may create an account. */
export const RegistrationPanel = ({ mode, onChanged }: RegistrationPanelProps) => {
  const call = useCall()
  const { tell } = useNotices()
  const [wanted, setWanted] = useState<RegistrationMode | null>(null)
  const done = () => {
    setWanted(null)
    tell('Registration is changed. It applies right away.')
    onChanged()
  }
  return (
    <Card padding="large" aria-labelledby="registration">
      <h2 id="registration">Registration</h2>
      <p className={styles.description}>Guests can always play, and existing accounts stay.</p>
      <fieldset className={styles.modes}>
        <legend>Who can create an account</legend>
        {(Object.keys(MODES) as RegistrationMode[]).map((one) => (
          <RadioOption
            key={one}
            name="mode"
            value={one}
            title={MODES[one].name}
            description={MODES[one].what}
            checked={mode === one}
            onChange={() => setWanted(one)}
          />
        ))}
      </fieldset>
      {wanted !== null && (
        <ActionDialog
          title={`Registration: ${MODES[wanted].name.toLowerCase()}`}
          act="Change it"
          reason="optional"
          run={({ reason }) => call('setRegistration', { mode: wanted, reason })}
          onClose={() => setWanted(null)}
          onDone={done}
        >
          <p>{MODES[wanted].what} You can undo this in the audit log.</p>
        </ActionDialog>
      )}
    </Card>
  )
}
