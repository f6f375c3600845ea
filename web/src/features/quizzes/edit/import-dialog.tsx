import { IMPORT_FORMATS, type ImportFormat, MAX_QUIZ_FILE_BYTES } from '@trivium/wire/documents/quiz'
import type { OutputOf } from '@trivium/wire/registry'
import { type FormEvent, useState } from 'react'
import { Button } from '../../../design/button.tsx'
import { Dialog } from '../../../design/dialog.tsx'
import { ErrorLine } from '../../../design/error-line.tsx'
import { SelectField } from '../../../design/select-field.tsx'
import { FORMAT_NAMES } from '../../../files/format-names.ts'
import { useCall } from '../../../live/client-context.ts'
import type { Editor } from './editor.ts'
import styles from './import-dialog.module.css'
import { ImportProgress } from './import-progress.tsx'
import { ImportReport } from './import-report.tsx'
import { ImportSource } from './import-source.tsx'
import { useOnSaved } from './use-on-saved.ts'

interface ImportDialogProps {
  readonly editor: Editor
  readonly quizId: string
  readonly onClose: () => void
}

const GUESSED = ''

const FORMATS: readonly (readonly [string, string])[] = [
  [GUESSED, 'Detect automatically'],
  ...IMPORT_FORMATS.map((format) => [format, FORMAT_NAMES[format]] as const),
]

/** Bytes of UTF-8. */
const sizeOf = (text: string): number => new TextEncoder().encode(text).length

const readable = (text: string): string | null => {
  if (text.trim() === '') return 'Choose a file, or paste the questions.'
  return sizeOf(text) > MAX_QUIZ_FILE_BYTES ? 'This is more than 2 MB. Import it in parts.' : null
}

/** Imports a text, and puts the draft with its questions into the editor. */
const useImport = (editor: Editor, quizId: string, text: string, format: string) => {
  const call = useCall()
  const [report, setReport] = useState<OutputOf<'importQuiz'> | null>(null)
  const { run, isRunning, trouble } = useOnSaved(editor, async () => {
    const asked = { quizId, format: format === GUESSED ? null : (format as ImportFormat), text }
    const { result, error } = await call('importQuiz', asked)
    if (error) return error
    setReport(result)
    return editor.takeTheirs()
  })
  return { run, isRunning, trouble, report }
}

/** Imports questions from a file or a text, adds them at the end, then shows a report. */
export const ImportDialog = ({ editor, quizId, onClose }: ImportDialogProps) => {
  const [format, setFormat] = useState<string>(GUESSED)
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const { run, isRunning, trouble, report } = useImport(editor, quizId, text, format)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const why = readable(text)
    setProblem(why)
    if (why === null) void run()
  }
  const close = () => !isRunning && onClose()
  if (report !== null && !isRunning)
    return (
      <Dialog title="Imported" onClose={close}>
        <ImportReport report={report} />
        <ErrorLine>{trouble}</ErrorLine>
        <div>
          <Button onClick={close}>Back to the questions</Button>
        </div>
      </Dialog>
    )
  return (
    <Dialog title="Import questions" onClose={close}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <ImportSource text={text} isBusy={isRunning} onText={setText} onProblem={setProblem} />
        <SelectField
          label="Format"
          options={FORMATS}
          value={format}
          onChange={({ target: { value } }) => setFormat(value)}
        />
        <ErrorLine>{problem ?? trouble}</ErrorLine>
        {isRunning && <ImportProgress />}
        <div>
          <Button type="submit" look="primary" aria-disabled={isRunning}>
            {isRunning ? 'Importing …' : 'Import'}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
