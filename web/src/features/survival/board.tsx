import type { OutputOf } from '@trivium/wire/registry'
import { BotScore } from '../../design/bot-score.tsx'
import { LeaderboardGap, LeaderboardItem, LeaderboardList } from '../../design/leaderboard-list.tsx'
import { Empty } from '../../design/list-state.tsx'

export type Survival = OutputOf<'readSurvival'>
type Place = Survival['top'][number]

/** The top ten, and below it the player's own rank if it is not among them. */
export const Board = ({ top, own, botScore }: Pick<Survival, 'top' | 'own' | 'botScore'>) =>
  top.length === 0 ? (
    <>
      <Empty drawing="blank-board">
        Nobody has a score yet. The first run with a clock takes first place.
      </Empty>
      {botScore !== null && <BotScore score={botScore} />}
    </>
  ) : (
    <LeaderboardList>
      {top.map((place, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: guests share names, and ranks can be shared
        <Row key={i} {...place} />
      ))}
      {own !== null && (
        <>
          <LeaderboardGap />
          <Row {...own} />
        </>
      )}
    </LeaderboardList>
  )

const Row = ({ score, ...place }: Place) => <LeaderboardItem {...place} score={score.toLocaleString('en')} />
