import type { QuestionText, TextIssue } from '@trivium/wire/documents/question'
import { type FormEvent, type ReactNode, type RefObject, useEffect, useId, useState } from 'react'
import { Button } from '../../../design/button.tsx'
import { Card } from '../../../design/card.tsx'
import { ErrorLine } from '../../../design/error-line.tsx'
import { Field } from '../../../design/field.tsx'
import type { Reply } from '../../../live/reply.ts'
import { CheckNotes } from './check-notes.tsx'
import { draftIn } from './draft.ts'
import { LeaveGuard } from './leave-guard.tsx'
import { Preview } from './preview.tsx'
import styles from './text-form.module.css'
import { TextFields } from './text-form.tsx'
import { useChecks } from './use-checks.ts'

interface QuestionFormProps {
  /** The initial text; a new `key` starts over. */
  readonly text: QuestionText
  /** The checks' findings on the saved text. */
  readonly objections: readonly TextIssue[]
  readonly id: string | null
  /** The text of the submit button. */
  readonly act: string
  /** Set by the form: whether it has unsaved changes, so that the parent asks before it replaces the text. */
  readonly isUnsaved: RefObject<boolean>
  readonly send: (text: QuestionText, reason: string | undefined) => Promise<Reply<unknown>>
  /** Called after saving. */
  readonly onDone: () => void
  readonly children?: ReactNode
}

const objectionsIn = (details: Readonly<Record<string, unknown>> | undefined): TextIssue[] | null =>
  Array.isArray(details?.objections) ? (details.objections as TextIssue[]) : null

/** A question's text beside its preview, checked during typing. A refused save keeps the text. */
export const QuestionForm = (props: QuestionFormProps) => {
  const { text, objections, id, act, isUnsaved, send, onDone, children } = props
  const [draft, setDraft] = useState(text)
  const [isChanged, setChanged] = useState(false)
  const form = useId()
  // A new initial text means a new form without changes.
  useEffect(
    () => () => {
      isUnsaved.current = false
    },
    [isUnsaved],
  )
  const [isSending, setSending] = useState(false)
  const [trouble, setTrouble] = useState<string | null>(null)
  const [refused, setRefused] = useState<readonly TextIssue[] | null>(null)
  const checks = useChecks(isChanged ? draft : null, id)
  const shown = refused ?? (isChanged ? checks.objections : objections)

  const changed = (written: HTMLFormElement) => {
    setDraft(draftIn(written))
    setChanged(true)
    isUnsaved.current = true
    setTrouble(null)
    setRefused(null)
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending) return
    const sent = event.currentTarget
    const reason = String(new FormData(sent).get('reason') ?? '').trim()
    setSending(true)
    const { error } = await send(draftIn(sent), reason || undefined)
    setSending(false)
    if (!error) {
      setChanged(false)
      isUnsaved.current = false
      setTrouble(null)
      return onDone()
    }
    setRefused(objectionsIn(error.details))
    setTrouble(error.message)
    const wrong = objectionsIn(error.details)?.find(({ severity, field }) => severity === 'error' && field)
    const input = wrong?.field ? sent.elements.namedItem(wrong.field) : null
    if (input instanceof HTMLElement) input.focus()
  }
  return (
    <div className={styles.columns}>
      <LeaveGuard isUnsaved={isUnsaved} />
      <Card aria-label="The question's text">
        <form
          id={form}
          className={styles.form}
          aria-label="The question's text"
          noValidate
          onSubmit={(event) => void submit(event)}
          onInput={({ currentTarget }) => changed(currentTarget)}
        >
          <TextFields text={text} objections={shown} />
          <CheckNotes objections={shown} twins={isChanged ? checks.twins : []} />
          <Field label="Why, for the audit log (optional)" name="reason" maxLength={300} />
          <ErrorLine>{trouble}</ErrorLine>
        </form>
        {/* Outside the form: the dialogs of the other actions have forms of their own. */}
        <div className={styles.buttons}>
          <Button type="submit" form={form} look="primary" aria-disabled={isSending}>
            {isSending ? 'Saving …' : act}
          </Button>
          {children}
        </div>
      </Card>
      <Preview text={draft} />
    </div>
  )
}
