import type { PartyResults } from '@trivium/wire/documents/party'
import { ButtonLink } from '../../../design/button.tsx'
import { FailedMessage } from '../../../design/failed-message.tsx'
import { Cluster, Screen } from '../../../design/layout.tsx'
import { Loading } from '../../../design/list-state.tsx'
import { Message } from '../../../design/message.tsx'
import { useServerQuery } from '../../../live/server-query.tsx'
import { ReviewList } from '../../../questions/review-item.tsx'
import { ExportTable } from './export-table.tsx'
import { FinalStandings } from './final-standings.tsx'
import { ownPlace } from './own-place.ts'
import { PlayerAnswers } from './player-answers.tsx'
import styles from './results-page.module.css'
import { ReviewedQuestion } from './reviewed-question.tsx'
import { ShareResult } from './share-result.tsx'

/** `/party/results/{id}`: what lasts of a party, for everybody who was in it. */
export const ResultsPage = ({ partyId }: { partyId: string }) => {
  const { data, error, isPending, refetch } = useServerQuery('readPartyResults', { partyId })
  if (isPending) return <Loading lines={6} label="Loading the results" />
  if (data !== undefined) return <Results partyId={partyId} results={data} />
  const { reason = null, message = '' } = error ?? {}
  if (reason === 'unknown-party' || reason === 'not-in-party' || reason === 'bad-input') return <NoResults />
  return <FailedMessage title="The results did not load" message={message} onRetry={() => void refetch()} />
}

const dateWords = (at: number): string =>
  new Date(at).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })

const Results = ({ partyId, results }: { partyId: string; results: PartyResults }) => (
  <Screen title={results.title}>
    <p className={styles.lede}>
      {dateWords(results.endedAt)}. {ownPlace(results)}
    </p>
    <Cluster gap={8}>
      <ButtonLink look="primary" to="/party">
        Start another party
      </ButtonLink>
      <ShareResult results={results} />
      {results.isHost && <ExportTable partyId={partyId} />}
    </Cluster>
    <div className={styles.columns}>
      <FinalStandings results={results} />
      <div className={styles.main}>
        <section aria-labelledby="questions" className={styles.questions}>
          <h2 id="questions">Every question</h2>
          <ReviewList>
            {results.questions.map((question, index) => (
              <ReviewedQuestion
                // biome-ignore lint/suspicious/noArrayIndexKey: questions are identified by position, and two of them may share a prompt
                key={index}
                partyId={partyId}
                index={index}
                asked={question}
                hasPlayed={results.seat !== null}
                isHost={results.isHost}
              />
            ))}
          </ReviewList>
        </section>
        {results.isHost && <PlayerAnswers partyId={partyId} results={results} />}
      </div>
    </div>
  </Screen>
)

const NoResults = () => (
  <Message
    sign="?"
    title="You can’t see these results"
    actions={
      <ButtonLink look="primary" to="/party">
        Start a party
      </ButtonLink>
    }
  >
    Only people who were in a party can see its results, on the device they played on or with their account.
  </Message>
)
