import type { BattleDocument } from '@trivium/wire/documents/battle'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { Button, ButtonLink } from '../../../design/button.tsx'
import { ErrorLine } from '../../../design/error-line.tsx'
import { useNotices } from '../../../design/notices.tsx'
import { useAction } from '../../../live/use-action.ts'
import { sidesOf } from '../sides.ts'
import styles from './next-match.module.css'

/** A rematch, another practice match, or back to the lobby. */
export const NextMatch = ({ game }: { game: BattleDocument }) => {
  const { opponent } = sidesOf(game)
  const begun = game.ended?.reason !== 'not-joined'
  return (
    <div className={styles.next}>
      {opponent.bot !== null ? (
        <PractiseAgain strength={opponent.bot} name={opponent.username} />
      ) : begun ? (
        <Rematch game={game} />
      ) : null}
      <ButtonLink to="/battle">Back to the lobby</ButtonLink>
    </div>
  )
}

const PractiseAgain = ({ strength, name }: { strength: 'novice' | 'regular' | 'expert'; name: string }) => {
  const practise = useAction('practise')
  const navigate = useNavigate()
  const start = async () => {
    const { result } = await practise.run({ strength })
    if (result) navigate(`/match/${result.matchId}`)
  }
  return (
    <>
      <Button look="primary" disabled={practise.isRunning} onClick={start}>
        Play {name} again
      </Button>
      <ErrorLine>{practise.error?.message}</ErrorLine>
    </>
  )
}

/** Navigates to the rematch when it is agreed while the page is open. */
const useNextMatch = (next: string | null): void => {
  const navigate = useNavigate()
  const known = useRef(next)
  useEffect(() => {
    if (next === null || next === known.current) return
    known.current = next
    navigate(`/match/${next}`)
  }, [next, navigate])
}

/** True once the player's own offer has disappeared without a rematch. */
const useDeclined = (offered: boolean, agreed: boolean): boolean => {
  const [stood, setStood] = useState(offered)
  if (offered && !stood) setStood(true)
  return stood && !offered && !agreed
}

const Rematch = ({ game }: { game: BattleDocument }) => {
  const { own, other, opponent } = sidesOf(game)
  const { offers, next } = game.rematch
  const offer = useAction('offerRematch')
  const decline = useAction('declineRematch')
  const { announce } = useNotices()
  const declined = useDeclined(offers[own], next !== null)
  useNextMatch(next)
  const name = opponent.username
  const sentence =
    next !== null ? null : rematchSentence({ name, mine: offers[own], theirs: offers[other], declined })
  useEffect(() => {
    if (sentence) announce(sentence)
  }, [sentence, announce])
  if (next !== null)
    return (
      <ButtonLink look="primary" to={`/match/${next}`}>
        Go to the rematch
      </ButtonLink>
    )
  const matchId = game.id
  return (
    <>
      {sentence && <p className={styles.sentence}>{sentence}</p>}
      {!offers[own] && (
        <Button look="primary" disabled={offer.isRunning} onClick={() => offer.run({ matchId })}>
          {offers[other] ? 'Accept rematch' : 'Rematch'}
        </Button>
      )}
      {offers[other] && (
        <Button disabled={decline.isRunning} onClick={() => decline.run({ matchId })}>
          Decline
        </Button>
      )}
      <ErrorLine>{offer.error?.message ?? decline.error?.message}</ErrorLine>
    </>
  )
}

interface Offers {
  readonly name: string
  readonly mine: boolean
  readonly theirs: boolean
  readonly declined: boolean
}

const rematchSentence = ({ name, mine, theirs, declined }: Offers): string | null => {
  if (theirs) return `${name} offers a rematch.`
  if (mine) return `Rematch offered. Waiting for ${name} …`
  return declined ? `${name} declined the rematch.` : null
}
