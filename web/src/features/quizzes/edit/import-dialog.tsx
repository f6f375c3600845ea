import { IMPORT_FORMATS, type ImportFormat, MAX_QUIZ_FILE_BYTES } from '@trivium/wire/documents/quiz'
import type { OutputOf } from '@trivium/wire/registry'
import { type FormEvent, useId, useState } from 'react'
import { Button } from '../../../design/button.tsx'
import { Dialog } from '../../../design/dialog.tsx'
import { ErrorLine } from '../../../design/error-line.tsx'
import { SelectField } from '../../../design/select-field.tsx'
import { FORMAT_NAMES } from '../../../files/format-names.ts'
import { textOfFile } from '../../../files/text-of-file.ts'
import { useCall } from '../../../live/client-context.ts'
import type { Editor } from './editor.ts'
import styles from './import-dialog.module.css'
import { ImportProgress } from './import-progress.tsx'
import { ImportReport } from './import-report.tsx'
import { useOnSaved } from './use-on-saved.ts'

interface ImportDialogProps {
  readonly editor: Editor
  readonly quizId: string
  readonly onClose: () => void
}

const GUESSED = ''

const FORMATS: readonly (readonly [string, string])[] = [
  [GUESSED, 'Find out by itself'],
  ...IMPORT_FORMATS.map((format) => [format, FORMAT_NAMES[format]] as const),
]

/** Bytes of UTF-8. */
const sizeOf = (text: string): number => new TextEncoder().encode(text).length

const readable = (text: string): string | null => {
  if (text.trim() === '') return 'Choose a file, or paste the questions.'
  return sizeOf(text) > MAX_QUIZ_FILE_BYTES ? 'This is more than 2 MB. Import it in parts.' : null
}

/** Imports questions from a file or a text, adds them at the end, then shows a report. */
export const ImportDialog = ({ editor, quizId, onClose }: ImportDialogProps) => {
  const call = useCall()
  const [format, setFormat] = useState<string>(GUESSED)
  const [text, setText] = useState('')
  const [report, setReport] = useState<OutputOf<'importQuiz'> | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const { run, isRunning, trouble } = useOnSaved(editor, async () => {
    const asked = { quizId, format: format === GUESSED ? null : (format as ImportFormat), text }
    const { result, error } = await call('importQuiz', asked)
    if (error) return error
    setReport(result)
    return editor.takeTheirs()
  })
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
        <Source text={text} isBusy={isRunning} onText={setText} onProblem={setProblem} />
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

interface SourceProps {
  readonly text: string
  readonly isBusy: boolean
  readonly onText: (text: string) => void
  readonly onProblem: (problem: string | null) => void
}

/** A file, whose text can be viewed and edited, or pasted text. */
const Source = ({ text, isBusy, onText, onProblem }: SourceProps) => {
  const id = useId()
  const choose = async (file: File | undefined) => {
    if (file === undefined) return
    if (file.size > 2 * MAX_QUIZ_FILE_BYTES) return onProblem('This file is larger than 2 MB.')
    onProblem(null)
    onText(await textOfFile(file))
  }
  return (
    <>
      <div className={styles.part}>
        <label htmlFor={`${id}-file`}>File</label>
        <input
          id={`${id}-file`}
          type="file"
          className={styles.file}
          accept=".json,.csv,.tsv,.txt,.gift,.xml,text/*,application/json,application/xml"
          disabled={isBusy}
          onChange={({ target: { files } }) => void choose(files?.[0])}
        />
      </div>
      <div className={styles.part}>
        <label htmlFor={`${id}-text`}>Or the text itself</label>
        <textarea
          id={`${id}-text`}
          className={styles.text}
          rows={6}
          spellCheck={false}
          readOnly={isBusy}
          value={text}
          onChange={({ target: { value } }) => onText(value)}
        />
      </div>
    </>
  )
}
