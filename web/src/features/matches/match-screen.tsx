import type { BattleDocument } from '@trivium/wire/documents/battle'
import { classNames } from '../../design/class-names.ts'
import { Loading } from '../../design/list-state.tsx'
import { useGame } from '../../live/use-game.ts'
import { inARowOf } from '../../questions/answer-sound.ts'
import { glowOf } from '../../questions/glow.ts'
import { NoGame } from '../../questions/no-game.tsx'
import layout from '../../questions/play-layout.module.css'
import { PlayedHere } from '../../result/played-here.tsx'
import styles from './match-screen.module.css'
import { GetReady } from './play/get-ready.tsx'
import { MatchTools } from './play/match-tools.tsx'
import { isAsked, QuestionView } from './play/question-view.tsx'
import { Scoreboard } from './play/scoreboard.tsx'
import { useMatchAnnounced } from './play/use-match-announced.ts'
import { useMatchSounds } from './play/use-match-sounds.ts'
import { MatchResult } from './result/result.tsx'

/** A match from get-ready to result, as its document describes it. */
export const MatchScreen = ({ matchId }: { matchId: string }) => {
  const { status, doc, error } = useGame('battle', matchId)
  if (status === 'failed') return <NoGame error={error} home={LOBBY} words={NO_SEAT} />
  if (status === 'loading') return <Loading lines={6} label="Loading the match" />
  return (
    <PlayedHere key={matchId} isOver={doc.phase === 'ended'}>
      <Game game={doc} />
    </PlayedHere>
  )
}

const Game = ({ game }: { game: BattleDocument }) => {
  useMatchAnnounced(game)
  useMatchSounds(game)
  if (game.phase !== 'ended' && isAsked(game))
    return (
      <div className={classNames(layout.screen, layout.wideScore, glowOf(inARowOf(game.marks[game.seat])))}>
        <Scoreboard game={game} />
        <QuestionView game={game} />
        <MatchTools matchId={game.id} rated={game.rated} />
      </div>
    )
  return (
    <div className={styles.match}>
      {game.phase === 'ended' ? <MatchResult game={game} /> : <GetReady game={game} />}
    </div>
  )
}

const NO_SEAT = {
  'unknown-match': {
    title: 'Match not found',
    text: 'Check the address for a typo. Your own matches are in Battle.',
  },
  'not-your-match': {
    title: 'This match is between two others',
    text: 'Only its two players can open it. Starting your own takes seconds.',
  },
  failed: 'The match did not load',
}

const LOBBY = { to: '/battle', label: 'Go to Battle' }
