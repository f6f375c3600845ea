import type { ImportRow } from '@trivium/wire/documents/question'
import { useId } from 'react'
import { Card } from '../../../design/card.tsx'
import { Link } from '../../../routing/link.tsx'
import styles from './files.module.css'

interface ImportRowsProps {
  readonly title: string
  readonly rows: readonly ImportRow[]
  /** The number of such rows in the file. */
  readonly total: number
}

/** Rows of a file, each with its line number and what happened to it. */
export const ImportRows = ({ title, rows, total }: ImportRowsProps) => {
  const id = useId()
  return (
    <Card aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {total > rows.length && (
        <p className={styles.words}>
          The first {rows.length.toLocaleString('en')} of {total.toLocaleString('en')}.
        </p>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll area must be reachable by keyboard */}
      <section className={styles.scroll} aria-label={`${title}, line by line`} tabIndex={0}>
        <table className={styles.rows}>
          <thead>
            <tr>
              <th scope="col">Line</th>
              <th scope="col">What happened</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ line, reason, text, duplicateOf }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a line can have several rows, and rows have no state
              <tr key={index}>
                <th scope="row">{line}</th>
                <td>
                  {reason}{' '}
                  {duplicateOf !== null && <Link to={`/admin/questions/${duplicateOf}`}>{duplicateOf}</Link>}
                  {text !== '' && <q className={styles.begins}>{text}</q>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Card>
  )
}
