import type { ReportOutcome, ReportSubject } from '@trivium/wire/documents/question'
import { ActionDialog } from '../../../admin/action-dialog.tsx'
import { useNotices } from '../../../design/notices.tsx'
import { plural } from '../../../design/plural.ts'
import { SelectField } from '../../../design/select-field.tsx'
import { useCall } from '../../../live/client-context.ts'
import styles from './reports.module.css'

interface CloseDialogProps {
  readonly about: ReportSubject
  readonly count: number
  readonly onClose: () => void
  readonly onDone: () => void
}

const OUTCOMES: readonly (readonly [ReportOutcome, string])[] = [
  ['fixed', 'Fixed: corrected'],
  ['kept', 'Kept: it’s correct'],
  ['retired', 'Retired: no longer asked'],
]

/** Closes the reports on a question or place, and notifies everyone who made them. */
export const CloseDialog = ({ about, count, onClose, onDone }: CloseDialogProps) => {
  const call = useCall()
  const { tell } = useNotices()
  const outcomes = about.kind === 'question' ? OUTCOMES : OUTCOMES.slice(0, 2)
  return (
    <ActionDialog
      title={`Close ${plural(count, 'report')}`}
      act="Close and tell them"
      reason="required"
      reasonLabel="A note to whoever reported it"
      run={({ reason, fields }) =>
        call('closeReports', { about, outcome: fields.outcome as ReportOutcome, answer: reason ?? '' })
      }
      onClose={onClose}
      onDone={() => {
        tell('Closed. The player who reported it is notified.')
        onDone()
      }}
    >
      <div className={styles.outcome}>
        <SelectField label="Outcome" name="outcome" options={outcomes} />
      </div>
    </ActionDialog>
  )
}
