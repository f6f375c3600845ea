import { PACK_UPLOAD } from '@trivium/wire/pack-upload'
import { type FormEvent, useId, useState } from 'react'
import { Button } from '../../design/button.tsx'
import { Card } from '../../design/card.tsx'
import { ErrorLine } from '../../design/error-line.tsx'
import { FieldError } from '../../design/field.tsx'
import { useNotices } from '../../design/notices.tsx'
import fileInput from '../../forms/file-input.module.css'
import type { Failure } from '../../live/reply.ts'
import { installedSentence, problemsIn } from './pack-labels.ts'
import styles from './packs.module.css'
import { sendPack } from './send-pack.ts'

const MEGABYTES = PACK_UPLOAD.mostBytes / 1e6

const whyNot = (file: FormDataEntryValue | null): string | null => {
  if (!(file instanceof File) || file.name === '') return 'Choose a zip.'
  return file.size > PACK_UPLOAD.mostBytes
    ? `This file is larger than ${MEGABYTES} MB. Make the pack smaller, or split it into several.`
    : null
}

/** Sends the chosen file; one at a time. */
const useUpload = (onDone: () => void) => {
  const { tell } = useNotices()
  const [problem, setProblem] = useState<string | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [isBusy, setBusy] = useState(false)
  const clear = () => {
    setProblem(null)
    setFailure(null)
  }
  const submit = async (form: HTMLFormElement) => {
    if (isBusy) return
    const file = new FormData(form).get('file')
    const why = whyNot(file)
    clear()
    setProblem(why)
    if (why !== null) return
    setBusy(true)
    const { result, error } = await sendPack(file as File)
    setBusy(false)
    if (error) return setFailure(error)
    tell(installedSentence(result))
    form.reset()
    onDone()
  }
  return { submit, clear, problem, failure, isBusy }
}

/** Installs a pack from a zip, or updates the one with its id. */
export const UploadCard = ({ onDone }: { readonly onDone: () => void }) => {
  const id = useId()
  const { submit, clear, problem, failure, isBusy } = useUpload(onDone)
  return (
    <Card aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>Add or update a pack</h2>
      <p className={styles.description}>
        A zip with <code>pack.yaml</code>, <code>questions/</code> and <code>media/</code>, at most{' '}
        {MEGABYTES} MB. A pack with the same id is updated. Everything is checked first: if anything is wrong,
        nothing changes.
      </p>
      <form
        className={styles.form}
        aria-labelledby={`${id}-title`}
        noValidate
        onSubmit={(event: FormEvent<HTMLFormElement>) => {
          event.preventDefault()
          void submit(event.currentTarget)
        }}
      >
        <div className={styles.file}>
          <label htmlFor={`${id}-file`}>Zip of the pack</label>
          <input
            id={`${id}-file`}
            name="file"
            type="file"
            className={fileInput.file}
            accept=".zip,application/zip"
            aria-describedby={`${id}-problem`}
            aria-invalid={problem !== null}
            onChange={clear}
          />
          <div id={`${id}-problem`}>{problem !== null && <FieldError>{problem}</FieldError>}</div>
        </div>
        <Button type="submit" look="primary" className={styles.send} aria-disabled={isBusy}>
          {isBusy ? 'Sending and checking …' : 'Upload'}
        </Button>
      </form>
      <Mistakes failure={failure} />
    </Card>
  )
}

/** Why a pack was refused: each mistake with its file and line. */
const Mistakes = ({ failure }: { readonly failure: Failure | null }) => {
  const problems = failure === null ? [] : problemsIn(failure.details)
  return (
    <>
      <ErrorLine>{failure?.message}</ErrorLine>
      {problems.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll area must be reachable by keyboard
        <section className={styles.problems} aria-label="Mistakes" tabIndex={0}>
          <ol>
            {problems.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ol>
        </section>
      )}
    </>
  )
}
