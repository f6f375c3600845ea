import type { PartyResults } from '@trivium/wire/documents/party'
import { Check, X } from 'lucide-react'
import { useState } from 'react'
import { FailedMessage } from '../../../design/failed-message.tsx'
import { Loading } from '../../../design/list-state.tsx'
import { SelectField } from '../../../design/select-field.tsx'
import { VisuallyHidden } from '../../../design/visually-hidden.tsx'
import { useServerQuery } from '../../../live/server-query.tsx'
import styles from './player-answers.module.css'

interface PlayerAnswersProps {
  readonly partyId: string
  readonly results: PartyResults
}

/** Those who answered: the teams if there were any, else the players. */
const sidesOf = ({ players, teams }: PartyResults) =>
  teams === null
    ? players.map(({ seat, name }) => [`${seat}`, name] as const)
    : teams.map(({ team, name }) => [`${team}`, name] as const)

/** For the host: what one player, or one team, answered. */
export const PlayerAnswers = ({ partyId, results }: PlayerAnswersProps) => {
  const sides = sidesOf(results)
  const [side, setSide] = useState(sides[0]?.[0] ?? '')
  if (side === '') return null
  return (
    <section aria-labelledby="answers" className={styles.answers}>
      <h2 id="answers">Answers of one {results.teams === null ? 'player' : 'team'}</h2>
      <SelectField
        label={results.teams === null ? 'Player' : 'Team'}
        options={sides}
        value={side}
        onChange={(event) => setSide(event.target.value)}
      />
      <AnswerList partyId={partyId} side={Number(side)} results={results} />
    </section>
  )
}

const AnswerList = ({ partyId, side, results }: PlayerAnswersProps & { readonly side: number }) => {
  const { data, error, isPending, refetch } = useServerQuery('readPartyAnswers', { partyId, side })
  if (isPending) return <Loading lines={4} label="Loading the answers" />
  if (data === undefined)
    return (
      <FailedMessage
        title="The answers did not load"
        message={error?.message ?? ''}
        onRetry={() => void refetch()}
      />
    )
  return (
    <ol className={styles.list}>
      {data.answers.map(({ text, right, points }, index) => {
        const { prompt = '', accepted = '' } = results.questions[index] ?? {}
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: questions are identified by position, and two of them may share a prompt
          <li key={index} className={styles.row}>
            <span className={right ? styles.right : styles.wrong}>
              {right ? (
                <Check size={18} strokeWidth={3.5} aria-hidden="true" />
              ) : (
                <X size={18} strokeWidth={3.5} aria-hidden="true" />
              )}
              <VisuallyHidden>{right ? 'Right' : 'Wrong'}</VisuallyHidden>
            </span>
            <span className={styles.words}>
              <span>
                <b translate="no">{text ?? 'No answer'}</b>
                {!right && accepted !== '' && (
                  <>
                    {' '}
                    <span className={styles.solution}>Right: {accepted}</span>
                  </>
                )}
              </span>
              <span>
                {index + 1}. {prompt}
              </span>
            </span>
            <span>{points.toLocaleString('en', { signDisplay: 'exceptZero' })}</span>
          </li>
        )
      })}
    </ol>
  )
}
