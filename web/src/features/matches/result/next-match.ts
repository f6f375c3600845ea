import type { BattleDocument } from '@trivium/wire/documents/battle'
import { useEffect, useRef, useState } from 'react'
import { useNotices } from '../../../design/notices.tsx'
import { useAction } from '../../../live/use-action.ts'
import type { NextStep } from '../../../result/next-step.tsx'
import { useNavigate } from '../../../routing/page-router.tsx'
import { sidesOf } from '../sides.ts'
import { type Rematch, type RematchSteps, rematchSentence, rematchSteps } from './rematch.ts'

interface NextMatch {
  /** Null: the rematch comes first. */
  readonly next: NextStep | null
  readonly others: readonly NextStep[]
  readonly rematch: RematchSteps | null
  /** The state of the rematch; null: nobody offers one. */
  readonly sentence: string | null
  readonly error: string | undefined
}

const LOBBY: NextStep = { label: 'Back to Battle', to: '/battle' }

/** What to do after a match: a rematch, another practice match, or back to Battle. */
export const useNextMatch = (game: BattleDocument): NextMatch => {
  const rematch = useRematch(game)
  const practice = usePractice(game)
  const begun = game.ended?.reason !== 'not-joined'
  if (practice !== null) return { ...practice, others: [LOBBY], rematch: null, sentence: null }
  return begun ? rematch : { next: LOBBY, others: [], rematch: null, sentence: null, error: undefined }
}

const usePractice = (game: BattleDocument): Pick<NextMatch, 'next' | 'error'> | null => {
  const { bot, username } = sidesOf(game).opponent
  const { run, isRunning, error } = useAction('practise')
  const navigate = useNavigate()
  if (bot === null) return null
  const start = async () => {
    const { result } = await run({ strength: bot })
    if (result) navigate(`/match/${result.matchId}`)
  }
  return {
    next: { label: `Play ${username} again`, isBusy: isRunning, onPress: start },
    error: error?.message,
  }
}

/** Navigates to the rematch when it is agreed while the page is open. */
const useFollow = (next: string | null): void => {
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

const useRematch = (game: BattleDocument): NextMatch => {
  const { own, other, opponent } = sidesOf(game)
  const { offers, next } = game.rematch
  const { run: offer, ...offering } = useAction('offerRematch')
  const { run: decline, ...declining } = useAction('declineRematch')
  const { announce } = useNotices()
  const declined = useDeclined(offers[own], next !== null)
  useFollow(next)
  const rematch: Rematch = {
    name: opponent.username,
    matchId: next,
    mine: offers[own],
    theirs: offers[other],
    declined,
    isBusy: offering.isRunning || declining.isRunning,
    onOffer: () => offer({ matchId: game.id }),
    onDecline: () => decline({ matchId: game.id }),
  }
  const sentence = rematchSentence(rematch)
  useEffect(() => {
    if (sentence) announce(sentence)
  }, [sentence, announce])
  const error = offering.error ?? declining.error
  return { next: null, others: [LOBBY], rematch: rematchSteps(rematch), sentence, error: error?.message }
}
