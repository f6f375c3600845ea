import { Check, Flag } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../design/button.tsx'
import { Dialog } from '../design/dialog.tsx'
import { useNotices } from '../design/notices.tsx'
import { RadioList } from '../design/radio-list.tsx'
import { TextArea } from '../design/text-area.tsx'
import { Submit } from '../forms/submit.tsx'
import { useForm } from '../forms/use-form.ts'
import { useCall } from '../live/client-context.ts'
import { MOST_DETAIL, REASONS, ReportForm } from './report-form.ts'
import styles from './report-question.module.css'

interface ReportQuestionProps {
  readonly gameId: string
  readonly question: string
  /** This player has reported it before. */
  readonly reported: boolean
}

/** Tells those who look after the questions that something is wrong with one; once a question. */
export const ReportQuestion = ({ gameId, question, reported }: ReportQuestionProps) => {
  const [isOpen, setOpen] = useState(false)
  const [isSent, setSent] = useState(false)
  const { tell } = useNotices()
  const isDone = reported || isSent
  const Icon = isDone ? Check : Flag
  return (
    <div className={styles.report}>
      <Button look="quiet" aria-disabled={isDone} onClick={() => setOpen(!isDone)}>
        <Icon size={18} aria-hidden="true" />
        {isDone ? 'Reported' : 'Report this question'}
      </Button>
      {isOpen && (
        <ReportDialog
          gameId={gameId}
          question={question}
          onClose={() => setOpen(false)}
          onSent={() => {
            setOpen(false)
            setSent(true)
            tell('Your report is sent. Thank you.')
          }}
        />
      )}
    </div>
  )
}

interface ReportDialogProps extends Pick<ReportQuestionProps, 'gameId' | 'question'> {
  readonly onClose: () => void
  readonly onSent: () => void
}

const ReportDialog = ({ gameId, question, onClose, onSent }: ReportDialogProps) => {
  const call = useCall()
  const form = useForm({
    schema: ReportForm,
    send: async (report) => {
      const reply = await call('reportQuestion', { gameId, question, ...report })
      if (reply.result) onSent()
      return reply
    },
  })
  return (
    <Dialog title="Report this question" onClose={onClose}>
      <form {...form.formProps} aria-label="Report this question">
        <RadioList legend="What is wrong?" name="reason" options={REASONS} error={form.errors.reason} />
        <TextArea
          label="In your words (optional)"
          name="detail"
          rows={3}
          maxLength={MOST_DETAIL}
          error={form.errors.detail}
        />
        <Submit form={form} sending="Sending …">
          Send the report
        </Submit>
      </form>
    </Dialog>
  )
}
