import type { QuestionText, TextIssue } from '@trivium/wire/documents/question'
import { type ReactNode, type RefObject, useEffect, useId, useState } from 'react'
import { Button } from '../../../design/button.tsx'
import { Card } from '../../../design/card.tsx'
import { ErrorLine } from '../../../design/error-line.tsx'
import { Field } from '../../../design/field.tsx'
import type { Failure, Reply } from '../../../live/reply.ts'
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

const objectionsIn = ({ details }: Failure): readonly TextIssue[] | null =>
  Array.isArray(details.objections) ? (details.objections as TextIssue[]) : null

/** Moves the focus to the first field that the server refused. */
const focusRefused = (form: HTMLFormElement, objections: readonly TextIssue[]): void => {
  const wrong = objections.find(({ severity, field }) => severity === 'error' && field)
  const input = wrong?.field ? form.elements.namedItem(wrong.field) : null
  if (input instanceof HTMLElement) input.focus()
}

/** Saves the form, once at a time. `failure`: why the last save failed; null once the text is changed. */
const useSave = ({ send, text }: QuestionFormProps, onSaved: () => void) => {
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const save = async (form: HTMLFormElement) => {
    if (isSending) return
    const reason = String(new FormData(form).get('reason') ?? '').trim()
    setSending(true)
    const { error } = await send(draftIn(form, text), reason || undefined)
    setSending(false)
    setFailure(error ?? null)
    if (error) focusRefused(form, objectionsIn(error) ?? [])
    else onSaved()
  }
  return { isSending, failure, save, clearFailure: () => setFailure(null) }
}

/** The text in the form, and whether it differs from the saved one. */
const useDraft = ({ text, isUnsaved }: QuestionFormProps) => {
  const [draft, setDraft] = useState(text)
  const [isChanged, setChanged] = useState(false)
  // A new initial text means a new form without changes.
  useEffect(
    () => () => {
      isUnsaved.current = false
    },
    [isUnsaved],
  )
  const mark = (changed: boolean) => {
    setChanged(changed)
    isUnsaved.current = changed
  }
  const change = (form: HTMLFormElement) => {
    setDraft(draftIn(form, text))
    mark(true)
  }
  return { draft, isChanged, change, onSaved: () => mark(false) }
}

/** A question's text beside its preview, checked during typing. A refused save keeps the text. */
export const QuestionForm = (props: QuestionFormProps) => {
  const { text, objections, id, act, isUnsaved, onDone, children } = props
  const form = useId()
  const { draft, isChanged, change, onSaved } = useDraft(props)
  const { isSending, failure, save, clearFailure } = useSave(props, () => {
    onSaved()
    onDone()
  })
  const checks = useChecks(isChanged ? draft : null, id)
  const shown = (failure && objectionsIn(failure)) ?? (isChanged ? checks.objections : objections)
  return (
    <div className={styles.columns}>
      <LeaveGuard isUnsaved={isUnsaved} />
      <Card aria-label="The question's text">
        <form
          id={form}
          className={styles.form}
          aria-label="The question's text"
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            void save(event.currentTarget)
          }}
          onInput={({ currentTarget }) => {
            change(currentTarget)
            clearFailure()
          }}
        >
          <TextFields text={text} objections={shown} />
          <CheckNotes objections={shown} twins={isChanged ? checks.twins : []} />
          <Field label="Reason, for the audit log (optional)" name="reason" maxLength={300} />
          <ErrorLine>{failure?.message}</ErrorLine>
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
