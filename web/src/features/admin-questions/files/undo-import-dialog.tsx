import type { Import } from '@trivium/wire/documents/question'
import { ActionDialog } from '../../../admin/action-dialog.tsx'
import { plural } from '../../../design/plural.ts'
import { useCall } from '../../../live/client-context.ts'

interface UndoImportDialogProps {
  readonly of: Import
  readonly onClose: () => void
  readonly onDone: () => void
}

/** Retires the questions of an import. */
export const UndoImportDialog = ({ of, onClose, onDone }: UndoImportDialogProps) => {
  const call = useCall()
  return (
    <ActionDialog
      title="Undo this import"
      act="Undo"
      reason="required"
      isDestructive
      run={({ reason }) => call('undoAct', { entryId: of.entryId, reason: reason ?? '' })}
      onClose={onClose}
      onDone={onDone}
    >
      <p>
        {plural(of.added, 'question')} of “{of.fileName}” will be retired, except those edited since.
        Questions merged into them come back. The same file can be imported again afterwards.
      </p>
    </ActionDialog>
  )
}
