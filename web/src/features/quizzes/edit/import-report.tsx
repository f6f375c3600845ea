import type { OutputOf } from '@trivium/wire/registry'
import { useFocusOnMount } from '../../../design/use-focus-on-mount.ts'
import { FORMAT_NAMES } from '../../../files/format-names.ts'
import { Link } from '../../../routing/link.tsx'
import { countWords } from '../quiz-state.ts'
import styles from './report.module.css'

const rejectedWords = (count: number): string =>
  count === 0 ? 'none was rejected' : count === 1 ? '1 was rejected' : `${count} were rejected`

/** The result of an import, with every rejected question and the reason. */
export const ImportReport = ({ report }: { report: OutputOf<'importQuiz'> }) => {
  const { format, imported, rejected, more } = report
  const words = useFocusOnMount<HTMLParagraphElement>()
  return (
    <>
      <p ref={words} tabIndex={-1} className={styles.words}>
        <b>{countWords(imported)} imported</b>, {rejectedWords(rejected.length)}. Read as:{' '}
        {FORMAT_NAMES[format]}.
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
      {rejected.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll area must be reachable by keyboard
        <section className={styles.scroll} aria-label="Rejected questions" tabIndex={0}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">Line</th>
                <th scope="col">Reason and first words</th>
              </tr>
            </thead>
            <tbody>
              {rejected.map(({ line, reason, text }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the list does not change
                <tr key={index}>
                  <th scope="row">{line}</th>
                  <td>
                    {reason}
                    {text !== '' && <q className={styles.text}>{text}</q>}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </>
  )
}
