import { EXPORT_FORMATS, type ExportFormat } from '@trivium/wire/documents/quiz'
import type { OutputOf } from '@trivium/wire/registry'
import { useState } from 'react'
import { Button } from '../../../design/button.tsx'
import { Dialog } from '../../../design/dialog.tsx'
import { ErrorLine } from '../../../design/error-line.tsx'
import { SelectField } from '../../../design/select-field.tsx'
import { FORMAT_NAMES } from '../../../files/format-names.ts'
import { saveFile } from '../../../files/save-file.ts'
import { useCall } from '../../../live/client-context.ts'
import type { Editor } from './editor.ts'
import { ExportReport } from './export-report.tsx'
import styles from './import-dialog.module.css'
import { useOnSaved } from './use-on-saved.ts'

interface ExportDialogProps {
  readonly editor: Editor
  readonly quizId: string
  readonly onClose: () => void
}

const FORMATS = EXPORT_FORMATS.map((format) => [format, FORMAT_NAMES[format]] as const)

/** Exports the quiz as a file, and reports what the format cannot hold. */
export const ExportDialog = ({ editor, quizId, onClose }: ExportDialogProps) => {
  const call = useCall()
  const [format, setFormat] = useState<ExportFormat>('json')
  const [written, setWritten] = useState<OutputOf<'exportQuiz'> | null>(null)
  const { run, isRunning, trouble } = useOnSaved(editor, async () => {
    setWritten(null)
    const { result, error } = await call('exportQuiz', { quizId, format })
    if (error) return error
    saveFile(result.fileName, result.text)
    setWritten(result)
    return null
  })
  return (
    <Dialog title="Export the quiz" onClose={onClose}>
      <div className={styles.form}>
        <SelectField
          label="Format"
          options={FORMATS}
          value={format}
          onChange={({ target: { value } }) => {
            setFormat(value as ExportFormat)
            setWritten(null)
          }}
        />
        <ErrorLine>{trouble}</ErrorLine>
        <div>
          <Button look="primary" aria-disabled={isRunning} onClick={run}>
            {isRunning ? 'Writing it …' : 'Download'}
          </Button>
        </div>
        {written !== null && <ExportReport written={written} />}
      </div>
    </Dialog>
  )
}
