import { useCall } from '../live/client-context.ts'
import { ReportButton } from './report-button.tsx'
import { ReportDialog } from './report-dialog.tsx'
import { REASONS } from './report-form.ts'

interface ReportQuestionProps {
  readonly gameId: string
  readonly question: string
  /** This player has reported it before. */
  readonly reported: boolean
}

/** Tells those who look after the questions that something is wrong with one; once a question. */
export const ReportQuestion = ({ gameId, question, reported }: ReportQuestionProps) => {
  const call = useCall()
  return (
    <ReportButton
      reported={reported}
      dialog={(close, sent) => (
        <ReportDialog
          title="Report this question"
          reasons={REASONS}
          send={(report) => call('reportQuestion', { gameId, question, ...report })}
          onClose={close}
          onSent={sent}
        />
      )}
    >
      Report this question
    </ReportButton>
  )
}
