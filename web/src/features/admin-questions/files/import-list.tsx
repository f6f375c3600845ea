import { Link } from 'react-router'
import { Card } from '../../../design/card.tsx'
import { Failed, Loading } from '../../../design/list-state.tsx'
import { plural } from '../../../design/plural.ts'
import { useServerQuery } from '../../../live/server-query.tsx'
import list from '../one/history.module.css'
import styles from '../questions.module.css'
import { timeWords } from '../words.ts'
import { stateWords } from './import-words.ts'

/** Earlier imports. */
export const ImportList = () => {
  const { data, error, refetch } = useServerQuery('listImports', {})
  return (
    <Card aria-labelledby="imports">
      <h2 id="imports">Imports so far</h2>
      {data === undefined ? (
        error === null ? (
          <Loading lines={3} label="Loading imports" />
        ) : (
          <Failed message={error.message} onRetry={() => void refetch()} />
        )
      ) : data.imports.length === 0 ? (
        <p>Nothing has been imported yet.</p>
      ) : (
        <ul className={list.rows}>
          {data.imports.map((one) => (
            <li key={one.importId}>
              <span className={styles.stack}>
                <Link to={`/admin/questions/import/${one.importId}`}>{one.fileName}</Link>
                <span className={styles.small}>
                  {timeWords(one.at)}, by {one.by}
                </span>
              </span>
              <span>
                {stateWords(one)}: {plural(one.added, 'question')}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
