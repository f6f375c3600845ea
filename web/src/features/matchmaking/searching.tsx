import { useEffect } from 'react'
import { Button } from '../../design/button.tsx'
import { Illustration } from '../../design/illustration.tsx'
import { useNotices } from '../../design/notices.tsx'
import { useTopic } from '../../live/client-context.ts'
import { QueueNotice } from './queue-notice.tsx'
import type { Search } from './search-state.ts'
import styles from './searching.module.css'
import { useWaited } from './use-waited.ts'

/** The opponents' rating range. */
const windowText = (elo: number, width: number | null): string =>
  width === null ? 'Any' : `${Math.max(100, elo - width)}–${elo + width}`

interface SearchingProps {
  readonly search: Search
  readonly isLeaving: boolean
  readonly onLeave: () => void
}

/** The search for an opponent in progress. */
export const Searching = ({ search, isLeaving, onLeave }: SearchingProps) => {
  const { doc: user } = useTopic('user')
  const waited = useWaited(search.since)
  const { announce } = useNotices()
  useEffect(() => announce('Searching for an opponent.', `search ${search.since}`), [announce, search.since])
  return (
    <>
      <div className={styles.scene}>
        <Illustration name="bus-stop" />
        <div className={styles.road} aria-hidden="true" />
      </div>
      <p className={styles.title}>Looking for an opponent …</p>
      <QueueNotice notice={search.notice} />
      <dl className={styles.facts}>
        <div>
          <dt>Waited</dt>
          <dd>{waited} s</dd>
        </div>
        <div>
          <dt>In the queue</dt>
          <dd>{search.waiting <= 1 ? 'Nobody else yet' : `${search.waiting} players`}</dd>
        </div>
        <div>
          <dt>Their rating</dt>
          <dd>{user === null ? '…' : windowText(user.elo, search.window)}</dd>
        </div>
      </dl>
      <div className={styles.footer}>
        <Button look="outline" disabled={isLeaving} onClick={onLeave}>
          Cancel search
        </Button>
        <p>Look around if you like: we’ll let you know, whatever page you’re on.</p>
      </div>
    </>
  )
}
