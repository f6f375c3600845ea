import { useCall } from '../live/client-context.ts'
import { ReportButton } from './report-button.tsx'
import { ReportDialog } from './report-dialog.tsx'
import { REASONS } from './report-form.ts'

interface ReportQuestionProps {
  readonly gameId: string
  readonly question: string
  /** This player has already reported it. */
  readonly reported: boolean
}

/** Reports a mistake in a question to the moderators; once per question. */
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
