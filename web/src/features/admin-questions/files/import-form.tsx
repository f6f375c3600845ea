import type { ImportDefaults, QuestionFormat } from '@trivium/wire/documents/question'
import { type FormEvent, useId, useState } from 'react'
import { Button } from '../../../design/button.tsx'
import { Card } from '../../../design/card.tsx'
import { ErrorLine } from '../../../design/error-line.tsx'
import { Field, FieldError } from '../../../design/field.tsx'
import { SelectField } from '../../../design/select-field.tsx'
import { FORMAT_NAMES } from '../../../files/format-names.ts'
import { textOfFile } from '../../../files/text-of-file.ts'
import fileInput from '../../../forms/file-input.module.css'
import { useCall } from '../../../live/client-context.ts'
import { useNavigate } from '../../../routing/page-router.tsx'
import { CATEGORY_OPTIONS, DIFFICULTY_OPTIONS } from '../labels.ts'
import styles from './files.module.css'
import { sendFile } from './send-file.ts'

const MAX_BYTES = 96 * 1024 * 1024

const FORMATS: readonly (readonly [string, string])[] = [
  ['', 'Detect automatically'],
  ...Object.entries(FORMAT_NAMES),
]

const defaultsIn = (data: FormData): ImportDefaults => {
  const difficulty = Number(data.get('difficulty'))
  return {
    category: String(data.get('category') ?? '') || null,
    difficulty: difficulty === 1 || difficulty === 3 ? difficulty : 2,
    source: String(data.get('source') ?? '').trim(),
    licence: String(data.get('licence') ?? '').trim(),
  }
}

const whyNot = (file: FormDataEntryValue | null): string | null => {
  if (!(file instanceof File) || file.name === '') return 'Choose a file.'
  return file.size > MAX_BYTES ? 'This file is larger than 96 MB. Import it in parts.' : null
}

/** Starts an import with the form's values; returns why that failed. */
const useStartImport = () => {
  const call = useCall()
  const go = useNavigate()
  return async (data: FormData, file: File): Promise<string | null> => {
    const text = await textOfFile(file)
    const { result, error } = await call('startImport', {
      fileName: file.name.slice(0, 200),
      format: (String(data.get('format') ?? '') || null) as QuestionFormat | null,
      characters: text.length,
      defaults: defaultsIn(data),
    })
    if (error) return error.message
    // The upload continues while the import's page is open; a reload interrupts it.
    void sendFile(call, result.importId, text)
    void go(`/admin/questions/import/${result.importId}`)
    return null
  }
}

/** Chooses a file and the defaults for its rows, then opens the import's own page with its progress. */
export const ImportForm = () => {
  const id = useId()
  const start = useStartImport()
  const [problem, setProblem] = useState<string | null>(null)
  const [trouble, setTrouble] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const data = new FormData(event.currentTarget)
    const file = data.get('file')
    const why = whyNot(file)
    setProblem(why)
    if (why !== null) return
    setBusy(true)
    setTrouble(await start(data, file as File))
    setBusy(false)
  }
  return (
    <Card aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>Import</h2>
      <form
        className={styles.form}
        aria-labelledby={`${id}-title`}
        noValidate
        onSubmit={(event) => void submit(event)}
      >
        <FileInput problem={problem} onChange={() => setProblem(null)} />
        <SelectField label="Format" name="format" options={FORMATS} />
        <DefaultFields />
        <ErrorLine>{trouble}</ErrorLine>
        <div>
          <Button type="submit" look="primary" aria-disabled={isBusy}>
            {isBusy ? 'Reading the file …' : 'Import'}
          </Button>
        </div>
      </form>
    </Card>
  )
}

interface FileInputProps {
  readonly problem: string | null
  readonly onChange: () => void
}

const FileInput = ({ problem, onChange }: FileInputProps) => {
  const id = useId()
  return (
    <div className={styles.file}>
      <label htmlFor={`${id}-file`}>File</label>
      <input
        id={`${id}-file`}
        name="file"
        type="file"
        className={fileInput.file}
        accept=".json,.csv,.tsv,.txt,.gift,.xml,text/*,application/json,application/xml"
        aria-describedby={`${id}-problem`}
        aria-invalid={problem !== null}
        onChange={onChange}
      />
      <div id={`${id}-problem`}>{problem !== null && <FieldError>{problem}</FieldError>}</div>
    </div>
  )
}

/** Values for rows that lack them. */
const DefaultFields = () => (
  <fieldset className={styles.defaults}>
    <legend>Defaults for rows without these values</legend>
    <SelectField
      label="Category"
      name="category"
      options={[['', 'None (reject them)'], ...CATEGORY_OPTIONS]}
    />
    <SelectField label="Difficulty" name="difficulty" options={DIFFICULTY_OPTIONS} defaultValue="2" />
    <Field label="Source of the facts" name="source" maxLength={300} placeholder="A book, a site" />
    <Field label="Licence" name="licence" maxLength={100} defaultValue="CC-BY-SA-4.0" />
  </fieldset>
)
