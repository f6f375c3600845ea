import { Button } from '../../design/button.tsx'
import { Card } from '../../design/card.tsx'
import { ErrorLine } from '../../design/error-line.tsx'
import { RoadNumber } from '../../design/shield.tsx'
import { useClient, useTopic } from '../../live/client-context.ts'
import { useAction } from '../../live/use-action.ts'
import { Paused } from './paused.tsx'
import { QueueNotice } from './queue-notice.tsx'
import styles from './ranked-panel.module.css'
import { Searching } from './searching.tsx'

/** Ranked play: the search button, the search, or why searching is not possible. */
export const RankedPanel = () => {
  const { doc: queue } = useTopic('queue')
  const { serverNow } = useClient()
  const join = useAction('joinQueue')
  const pausedUntil = queue?.pausedUntil ?? null
  const isPaused = pausedUntil !== null && pausedUntil > serverNow()
  return (
    <Card tone="green" padding="large" className={styles.panel} aria-labelledby="ranked">
      <header className={styles.head}>
        <RoadNumber>T1</RoadNumber>
        <h2 id="ranked">Ranked match</h2>
      </header>
      {queue?.searching ? (
        <Searching queue={queue} />
      ) : (
        <>
          <p className={styles.lede}>
            Ten questions, the same for both of you. Right answers decide; speed gives nothing. The nearest
            rating in the queue is your opponent.
          </p>

          {isPaused ? (
            <Paused until={pausedUntil} />
          ) : (
            <>
              <QueueNotice notice={queue?.notice ?? null} />
              <Button
                look="primary"
                size="large"
                className={styles.startButton}
                disabled={join.isRunning}
                onClick={() => join.run({})}
              >
                Play a ranked match
              </Button>
            </>
          )}
        </>
      )}
      {join.error?.reason !== 'queue-paused' && <ErrorLine>{join.error?.message}</ErrorLine>}
    </Card>
  )
}
