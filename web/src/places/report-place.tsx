import type { InputOf, OutputOf } from '@trivium/wire/registry'
import { useCall } from '../live/client-context.ts'
import { ReportButton } from '../questions/report-button.tsx'
import { ReportDialog } from '../questions/report-dialog.tsx'
import type { Reasons } from '../questions/report-form.ts'

type Quiz = OutputOf<'readPlacesReview'>['quiz']
type Reason = InputOf<'reportPlace'>['reason']

const REASONS: Readonly<Record<Quiz, Reasons<Reason>>> = {
  flags: [
    ['wrong-answer', 'The answer is wrong'],
    ['name-not-accepted', 'A correct name was not accepted'],
    ['outdated', 'This flag is not in use any more'],
    ['picture', 'The picture is wrong'],
    ['other', 'Something else'],
  ],
  countries: [
    ['wrong-answer', 'The answer is wrong'],
    ['name-not-accepted', 'A correct name was not accepted'],
    ['border', 'Its shape or border is wrong'],
    ['outdated', 'It’s out of date'],
    ['other', 'Something else'],
  ],
}

interface ReportPlaceProps {
  readonly gameId: string
  readonly quiz: Quiz
  readonly place: string
  readonly name: string
  /** This player has already reported it. */
  readonly reported: boolean
}

/** Reports a mistake in a flag or a country to the moderators; once per place. */
export const ReportPlace = ({ gameId, quiz, place, name, reported }: ReportPlaceProps) => {
  const call = useCall()
  return (
    <ReportButton
      reported={reported}
      dialog={(close, sent) => (
        <ReportDialog
          title={`Report ${name}`}
          reasons={REASONS[quiz]}
          send={(report) => call('reportPlace', { gameId, place, ...report })}
          onClose={close}
          onSent={sent}
        />
      )}
    >
      {`Report ${name}`}
    </ReportButton>
  )
}
