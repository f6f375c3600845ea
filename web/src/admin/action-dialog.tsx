import type { ReactNode } from 'react'
import { Dialog } from '../design/dialog.tsx'
import { TextArea } from '../design/text-area.tsx'
import type { FormSchema } from '../forms/problems.ts'
import { Submit } from '../forms/submit.tsx'
import { useForm } from '../forms/use-form.ts'
import type { Reply } from '../live/reply.ts'
import styles from './action-dialog.module.css'

const REASON = { shortest: 3, longest: 300 } as const

interface Given {
  /** Null where none is given. */
  readonly reason: string | null
  /** What else the dialog's own inputs hold, by name. */
  readonly fields: Readonly<Record<string, string>>
}

export interface ActionDialogProps {
  /** What is about to be done: 'Ban Ada'. */
  readonly title: string
  /** What will come of it; inputs in it are given to `run` by name. */
  readonly children?: ReactNode
  /** Whether a reason is asked for. It is what the audit log keeps, and with some acts what the player is told. */
  readonly reason: 'required' | 'optional' | 'none'
  /** What stands above the reason; by default that the audit log keeps it. */
  readonly reasonLabel?: string
  /** On the button: what it does. */
  readonly act: string
  /** It takes something away. */
  readonly isDestructive?: boolean
  readonly run: (given: Given) => Promise<Reply<unknown>>
  readonly onClose: () => void
  /** It is done; the dialog is closed by whoever shows it. */
  readonly onDone: () => void
}

/** As `ActReason` of the wire, without its library in the page. */
const schemaOf = (wanted: ActionDialogProps['reason']): FormSchema<Given> => ({
  safeParse: (data) => {
    const { reason: written = '', ...fields } = data as Record<string, string>
    const reason = written.replace(/\s+/gu, ' ').trim()
    const isWrong = reason === '' ? wanted === 'required' : reason.length < REASON.shortest
    const message = `Say why, in ${REASON.shortest} characters at least.`
    if (isWrong) return { success: false, error: { issues: [{ path: ['reason'], message }] } }
    return { success: true, data: { reason: reason === '' ? null : reason, fields } }
  },
})

/** Asks once more before something is done, and for the reason. A refusal is told in it, and nothing typed is lost. */
export const ActionDialog = (props: ActionDialogProps) => {
  const { title, children, reason, act, isDestructive = false, run, onClose, onDone } = props
  const form = useForm({
    schema: schemaOf(reason),
    send: async (given) => {
      const reply = await run(given)
      if (!reply.error) onDone()
      return reply
    },
  })
  return (
    <Dialog title={title} onClose={onClose}>
      <form {...form.formProps} aria-label={title}>
        <div className={styles.outcome}>{children}</div>
        {reason !== 'none' && (
          <TextArea
            label={props.reasonLabel ?? `Why, for the audit log${reason === 'optional' ? ' (optional)' : ''}`}
            name="reason"
            rows={2}
            maxLength={REASON.longest}
            error={form.errors.reason}
          />
        )}
        <Submit form={form} sending="One moment …" look={isDestructive ? 'danger' : 'primary'}>
          {act}
        </Submit>
      </form>
    </Dialog>
  )
}
