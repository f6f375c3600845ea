import type { ImportRow } from '@trivium/wire/documents/question'
import { Card } from '../../../design/card.tsx'
import { Link } from '../../../routing/link.tsx'
import styles from './files.module.css'

interface ImportRowsProps {
  readonly rows: readonly ImportRow[]
  /** The total number of rejected rows. */
  readonly total: number
}

/** Every rejected row with its line number and the reason. */
export const ImportRows = ({ rows, total }: ImportRowsProps) => (
  <Card aria-labelledby="rows">
    <h2 id="rows">Rejected rows</h2>
    {total > rows.length && (
      <p>
        The first {rows.length.toLocaleString('en')} of {total.toLocaleString('en')}.
      </p>
    )}
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll area must be reachable by keyboard */}
    <section className={styles.scroll} aria-label="Line by line" tabIndex={0}>
      <table className={styles.rows}>
        <thead>
          <tr>
            <th scope="col">Line</th>
            <th scope="col">Reason and first words</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ line, reason, text, duplicateOf }) => (
            <tr key={line}>
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
