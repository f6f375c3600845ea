import { Card } from '../../../design/card.tsx'
import { LoadState } from '../../../design/load-state.tsx'
import { plural } from '../../../design/plural.ts'
import { useServerQuery } from '../../../live/server-query.tsx'
import { Link } from '../../../routing/link.tsx'
import { timeLabel } from '../labels.ts'
import list from '../one/history.module.css'
import styles from '../questions.module.css'
import files from './files.module.css'
import { stateLabel } from './import-labels.ts'

/** Earlier imports. */
export const ImportList = () => {
  const { data, error, refetch } = useServerQuery('listImports', {})
  return (
    <Card aria-labelledby="imports">
      <h2 id="imports">Imports so far</h2>
      {data === undefined ? (
        <LoadState failure={error} lines={3} label="Loading imports" onRetry={() => void refetch()} />
      ) : data.imports.length === 0 ? (
        <p className={files.words}>Nothing has been imported yet.</p>
      ) : (
        <ul className={list.rows}>
          {data.imports.map((one) => (
            <li key={one.importId}>
              <span className={styles.stack}>
                <Link to={`/admin/questions/import/${one.importId}`}>{one.fileName}</Link>
                <span className={styles.small}>
                  {timeLabel(one.at)}, by {one.by}
                </span>
              </span>
              <span>
                {stateLabel(one)}: {plural(one.added, 'question')}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
