import type { Report } from '@trivium/wire/documents/question'
import { modeLabel, reasonLabel, timeLabel } from '../labels.ts'
import styles from './reports.module.css'

const OUTCOMES = { fixed: 'fixed', kept: 'kept as it is', retired: 'retired' } as const

/** Players' reports in their own words. */
export const ReportList = ({ reports }: { readonly reports: readonly Report[] }) => (
  <ul className={styles.reports}>
    {reports.map((report) => (
      <li key={`${report.player} ${report.at} ${report.gameId}`}>
        <p>
          <b>{reasonLabel(report.reason)}</b>
          {report.detail !== '' && <q className={styles.text}>{report.detail}</q>}
        </p>
        <p className={styles.small}>
          {report.player}
          {report.guest !== null && (
            <>
              {' '}
              <code>{report.guest}</code>
            </>
          )}
          , after {modeLabel(report.mode)}, {timeLabel(report.at)}
          {report.outcome !== null && ` · closed: ${OUTCOMES[report.outcome]}`}
        </p>
      </li>
    ))}
  </ul>
)
