import { Dialog } from '../design/dialog.tsx'
import { RadioList } from '../design/radio-list.tsx'
import { TextArea } from '../design/text-area.tsx'
import { Submit } from '../forms/submit.tsx'
import { useForm } from '../forms/use-form.ts'
import type { Reply } from '../live/reply.ts'
import { MAX_DETAIL, type Reasons, type Report, reportForm } from './report-form.ts'

interface ReportDialogProps<Reason extends string> {
  readonly title: string
  readonly reasons: Reasons<Reason>
  readonly send: (report: Report<Reason>) => Promise<Reply<unknown>>
  readonly onClose: () => void
  readonly onSent: () => void
}

/** A report with a reason and a comment. */
export const ReportDialog = <Reason extends string>(props: ReportDialogProps<Reason>) => {
  const { title, reasons, send, onClose, onSent } = props
  const form = useForm({
    schema: reportForm(reasons),
    send: async (report) => {
      const reply = await send(report)
      if (reply.result) onSent()
      return reply
    },
  })
  return (
    <Dialog title={title} onClose={onClose}>
      <form {...form.formProps} aria-label={title}>
        <RadioList legend="What is wrong?" name="reason" options={reasons} error={form.errors.reason} />
        <TextArea
          label="In your words (optional)"
          name="detail"
          rows={3}
          maxLength={MAX_DETAIL}
          error={form.errors.detail}
        />
        <Submit form={form} sending="Sending …">
          Send report
        </Submit>
      </form>
    </Dialog>
  )
}
