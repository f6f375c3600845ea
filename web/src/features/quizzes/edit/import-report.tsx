import type { OutputOf } from '@trivium/wire/registry'
import { useFocusOnMount } from '../../../design/use-focus-on-mount.ts'
import { FORMAT_NAMES } from '../../../files/format-names.ts'
import { Link } from '../../../routing/link.tsx'
import { countWords } from '../quiz-state.ts'
import { FileLines } from './file-lines.tsx'
import styles from './report.module.css'

const rejectedWords = (count: number): string =>
  count === 0 ? 'none was rejected' : count === 1 ? '1 was rejected' : `${count} were rejected`

type Report = OutputOf<'importQuiz'>

const becameLine = ({ questions, ...line }: Report['split'][number]) => ({
  ...line,
  reason: `A matching question became ${countWords(questions)}, one for each pair.`,
})

/** The result of an import, with every rejected question and the reason, and every matching question. */
export const ImportReport = ({ report }: { report: Report }) => {
  const { format, imported, rejected, split, more } = report
  const words = useFocusOnMount<HTMLParagraphElement>()
  return (
    <>
      <p ref={words} tabIndex={-1} className={styles.words}>
        <b>{countWords(imported)} imported</b>, {rejectedWords(rejected.length)}. Read as{' '}
        {format === 'csv' ? 'a spreadsheet (CSV)' : FORMAT_NAMES[format]}.
      </p>
      {more.length > 0 && (
        <>
          <p>One quiz holds 200 questions. The rest went into:</p>
          <ul className={styles.more}>
            {more.map(({ quizId, title, questions }) => (
              <li key={quizId}>
                <Link to={`/custom/edit/${quizId}`}>{title}</Link>: {countWords(questions)}
              </li>
            ))}
          </ul>
        </>
      )}
      {split.length > 0 && <FileLines label="Matching questions" lines={split.map(becameLine)} />}
      {rejected.length > 0 && <FileLines label="Rejected questions" lines={rejected} />}
    </>
  )
}
