import { useState } from 'react'
import { Button } from '../../../design/button.tsx'
import { Card } from '../../../design/card.tsx'
import { plural } from '../../../design/plural.ts'
import type { Question } from '../question.ts'
import { CloseDialog } from './close-dialog.tsx'
import { ReportList } from './report-list.tsx'
import styles from './reports.module.css'

interface ReportsCardProps {
  readonly question: Question
  readonly onDone: (words: string) => void
}

/** Players' reports on one question. */
export const ReportsCard = ({ question: { row, reports }, onDone }: ReportsCardProps) => {
  const [isClosing, setClosing] = useState(false)
  return (
    <Card aria-labelledby="reports" className={styles.card}>
      <h2 id="reports">Reports</h2>
      {reports.length === 0 ? <p>No player has reported it.</p> : <ReportList reports={reports} />}
      {row.openReports > 0 && (
        <div>
          <Button onClick={() => setClosing(true)}>Close {plural(row.openReports, 'report')} …</Button>
        </div>
      )}
      {isClosing && (
        <CloseDialog
          about={{ kind: 'question', id: row.id }}
          count={row.openReports}
          onClose={() => setClosing(false)}
          onDone={() => {
            setClosing(false)
            onDone('Closed. The player who reported it is notified.')
          }}
        />
      )}
    </Card>
  )
}
