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
  /** Null if none is given. */
  readonly reason: string | null
  /** Values of the dialog's other inputs, by name. */
  readonly fields: Readonly<Record<string, string>>
}

export interface ActionDialogProps {
  /** The action: 'Ban Ada'. */
  readonly title: string
  /** The consequences; inputs inside are passed to `run` by name. */
  readonly children?: ReactNode
  /** Whether to ask for a reason. The audit log keeps it, and some actions show it to the player. */
  readonly reason: 'required' | 'optional' | 'none'
  /** The line above the reason; by default it says that the audit log keeps the reason. */
  readonly reasonLabel?: string
  /** The button's label. */
  readonly act: string
  /** The action removes something. */
  readonly isDestructive?: boolean
  readonly run: (given: Given) => Promise<Reply<unknown>>
  readonly onClose: () => void
  /** Called after success; the parent closes the dialog. */
  readonly onDone: () => void
}

/** The same checks as the wire's `ActReason`, without loading its library in the page. */
const schemaOf = (wanted: ActionDialogProps['reason']): FormSchema<Given> => ({
  safeParse: (data) => {
    const { reason: written = '', ...fields } = data as Record<string, string>
    const reason = written.replace(/\s+/gu, ' ').trim()
    const isWrong = reason === '' ? wanted === 'required' : reason.length < REASON.shortest
    const message = `Give a reason of at least ${REASON.shortest} characters.`
    if (isWrong) return { success: false, error: { issues: [{ path: ['reason'], message }] } }
    return { success: true, data: { reason: reason === '' ? null : reason, fields } }
  },
})

/** Asks for confirmation and a reason. After a refusal the dialog shows why, and typed text is kept. */
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
            label={
              props.reasonLabel ?? `Reason, for the audit log${reason === 'optional' ? ' (optional)' : ''}`
            }
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
