import { Button } from '../../design/button.tsx'
import { Card } from '../../design/card.tsx'
import { ErrorLine } from '../../design/error-line.tsx'
import { Paused } from './paused.tsx'
import { QueueNotice } from './queue-notice.tsx'
import styles from './ranked-panel.module.css'
import type { SearchState } from './search-state.ts'
import { Searching } from './searching.tsx'
import { useSearch } from './use-search.ts'

/** Ranked play: the search button, the search, or why searching is not possible. */
export const RankedPanel = () => {
  const { state, join, leave } = useSearch()
  return (
    <Card tone="green" padding="large" className={styles.panel} aria-labelledby="ranked">
      <header className={styles.head}>
        <h2 id="ranked">Ranked match</h2>
      </header>
      {state.name === 'searching' || state.name === 'leaving' ? (
        <Searching search={state.search} isLeaving={state.name === 'leaving'} onLeave={leave} />
      ) : (
        <NotSearching state={state} onJoin={join} />
      )}
      <ErrorLine>{failureText(state)}</ErrorLine>
    </Card>
  )
}

/** A pause has its own text. */
const failureText = (state: SearchState): string | undefined =>
  'failure' in state && state.failure?.reason !== 'queue-paused' ? state.failure?.message : undefined

type NotSearchingState = Exclude<SearchState, { name: 'searching' | 'leaving' }>

const NotSearching = ({ state, onJoin }: { state: NotSearchingState; onJoin: () => void }) => (
  <>
    <p className={styles.lede}>
      Ten questions, the same for both of you. Right answers decide; speed gives nothing. The nearest rating
      in the queue is your opponent.
    </p>
    {state.name === 'paused' ? (
      <Paused until={state.until} />
    ) : (
      <>
        <QueueNotice notice={state.notice} />
        <Button
          look="primary"
          size="large"
          className={styles.startButton}
          disabled={state.name === 'joining'}
          onClick={onJoin}
        >
          Play a ranked match
        </Button>
      </>
    )}
  </>
)
