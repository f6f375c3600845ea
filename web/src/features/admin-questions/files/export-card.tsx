import { type FormEvent, useId, useState } from 'react'
import { Button } from '../../../design/button.tsx'
import { Card } from '../../../design/card.tsx'
import { ErrorLine } from '../../../design/error-line.tsx'
import { useNotices } from '../../../design/notices.tsx'
import { SelectField } from '../../../design/select-field.tsx'
import { fetchFile } from '../../../files/fetch-file.ts'
import { FORMAT_NAMES } from '../../../files/format-names.ts'
import { saveFile } from '../../../files/save-file.ts'
import { CATEGORY_OPTIONS } from '../labels.ts'
import styles from './files.module.css'

/** Downloads an export and saves it. `bytes`: received so far; null: none is being downloaded. */
const useExport = () => {
  const { tell } = useNotices()
  const [bytes, setBytes] = useState<number | null>(null)
  const [trouble, setTrouble] = useState<string | null>(null)
  const download = async (options: FormData) => {
    if (bytes !== null) return
    setTrouble(null)
    setBytes(0)
    const category = String(options.get('category') ?? '')
    const query = new URLSearchParams({
      format: String(options.get('format')),
      ...(category !== '' && { category }),
    })
    const fetched = await fetchFile(`/api/questions?${query}`, setBytes)
    setBytes(null)
    if ('trouble' in fetched) return setTrouble(fetched.trouble)
    saveFile(fetched.name, fetched.file)
    tell('The file is saved.')
  }
  return { bytes, trouble, download }
}

/** Exports the questions in use as a file. */
export const ExportCard = () => {
  const id = useId()
  const { bytes, trouble, download } = useExport()
  const isBusy = bytes !== null
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void download(new FormData(event.currentTarget))
  }
  return (
    <Card aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>Export</h2>
      <p className={styles.words}>
        Every question in use. Trivium JSON and CSV keep everything; the other formats keep what they have a
        place for.
      </p>
      <form className={styles.form} aria-labelledby={`${id}-title`} onSubmit={submit}>
        <SelectField label="Format" name="format" options={Object.entries(FORMAT_NAMES)} />
        <SelectField
          label="Category"
          name="category"
          options={[['', 'Every category'], ...CATEGORY_OPTIONS]}
        />
        {isBusy && (
          <label className={styles.progress}>
            {(bytes / 2 ** 20).toFixed(1)} MB so far
            <progress />
          </label>
        )}
        <ErrorLine>{trouble}</ErrorLine>
        <div>
          <Button type="submit" aria-disabled={isBusy}>
            {isBusy ? 'Exporting …' : 'Export'}
          </Button>
        </div>
      </form>
    </Card>
  )
}
