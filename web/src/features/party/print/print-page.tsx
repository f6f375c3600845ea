import type { PartySheets } from '@trivium/wire/documents/party-plan'
import { Printer, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { Button, ButtonLink } from '../../../design/button.tsx'
import { ErrorLine } from '../../../design/error-line.tsx'
import { Screen } from '../../../design/layout.tsx'
import { LoadState } from '../../../design/load-state.tsx'
import { useServerQuery } from '../../../live/server-query.tsx'
import { useAction } from '../../../live/use-action.ts'
import { Chip } from '../../../questions/chip.tsx'
import { LeaveDialog } from '../../../questions/game-tools.tsx'
import { toggle } from '../start/options.ts'
import { AnswerSheet } from './answer-sheet.tsx'
import { MarkingSheet } from './marking-sheet.tsx'
import styles from './print-page.module.css'
import { QuestionSheet } from './question-sheet.tsx'

const SHEETS = [
  ['questions', 'Question sheet'],
  ['answers', 'Answer sheet'],
  ['marking', 'Marking sheet'],
] as const
type SheetName = (typeof SHEETS)[number][0]

/** `/party/plan/{id}/print`: a plan on paper. */
export const PrintPage = ({ planId }: { planId: string }) => {
  const asked = useServerQuery('printPartyPlan', { planId, redraw: false })
  const [redrawn, setRedrawn] = useState<PartySheets | null>(null)
  const sheets = redrawn ?? asked.data
  return (
    <Screen title="On paper" className={styles.screen}>
      {sheets === undefined ? (
        <LoadState
          failure={asked.error}
          lines={6}
          label="Drawing the questions"
          onRetry={() => asked.refetch()}
        />
      ) : (
        <Sheets planId={planId} sheets={sheets} onDrawn={setRedrawn} />
      )}
    </Screen>
  )
}

interface SheetsProps {
  readonly planId: string
  readonly sheets: PartySheets
  readonly onDrawn: (sheets: PartySheets) => void
}

const Sheets = ({ planId, sheets, onDrawn }: SheetsProps) => {
  const [shown, setShown] = useState<readonly SheetName[]>(SHEETS.map(([name]) => name))
  const draw = useAction('printPartyPlan')
  const [asks, setAsks] = useState(false)
  const run = async () => {
    const reply = await draw.run({ planId, redraw: true })
    if (reply.result) onDrawn(reply.result)
    return reply
  }
  return (
    <>
      <div className={styles.tools}>
        <p className={styles.note}>
          A party that you start from this plan asks exactly these questions. Print one question sheet to read
          from, one answer sheet for each team, and one marking sheet, which has the answers.
        </p>
        <div className={styles.row}>
          {SHEETS.map(([name, title]) => (
            <Chip key={name} isOn={shown.includes(name)} onPress={() => setShown(toggle(shown, name))}>
              {title}
            </Chip>
          ))}
        </div>
        <div className={styles.row}>
          <Button look="primary" disabled={shown.length === 0} onClick={() => window.print()}>
            <Printer size={20} aria-hidden="true" /> Print
          </Button>
          <Button onClick={() => setAsks(true)}>
            <RefreshCw size={20} aria-hidden="true" /> Other questions
          </Button>
          <ButtonLink look="quiet" to={`/party/plan/${planId}`}>
            Back to the plan
          </ButtonLink>
        </div>
        <ErrorLine>{draw.error?.message}</ErrorLine>
      </div>
      {shown.includes('questions') && <QuestionSheet sheets={sheets} />}
      {shown.includes('answers') && <AnswerSheet sheets={sheets} />}
      {shown.includes('marking') && <MarkingSheet sheets={sheets} />}
      {asks && (
        <LeaveDialog
          title="Draw other questions?"
          leave="Draw others"
          stay="Keep these"
          action={draw}
          run={run}
          onClose={() => setAsks(false)}
        >
          Sheets you’ve already printed won’t match the game any more.
        </LeaveDialog>
      )}
    </>
  )
}
