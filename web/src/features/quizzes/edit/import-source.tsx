import { MAX_QUIZ_FILE_BYTES } from '@trivium/wire/documents/quiz'
import { useId } from 'react'
import { textOfFile } from '../../../files/text-of-file.ts'
import fileInput from '../../../forms/file-input.module.css'
import styles from './import-dialog.module.css'

interface ImportSourceProps {
  readonly text: string
  readonly isBusy: boolean
  readonly onText: (text: string) => void
  readonly onProblem: (problem: string | null) => void
}

/** A file, whose text can be viewed and edited, or pasted text. */
export const ImportSource = ({ text, isBusy, onText, onProblem }: ImportSourceProps) => {
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
          className={fileInput.file}
          accept=".json,.csv,.tsv,.txt,.gift,.xml,text/*,application/json,application/xml"
          disabled={isBusy}
          onChange={({ target: { files } }) => void choose(files?.[0])}
        />
      </div>
      <div className={styles.part}>
        <label htmlFor={`${id}-text`}>Or paste the text</label>
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
