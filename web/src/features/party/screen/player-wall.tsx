import type { ScreenSeat } from '@trivium/rules/modes/party/screen-view'
import { classNames } from '../../../design/class-names.ts'
import { PlayerPicture } from '../player-picture.tsx'
import { teamAt } from '../team-colours.ts'
import styles from './player-wall.module.css'

type WallPlayer = Pick<ScreenSeat, 'seat' | 'name' | 'profilePic' | 'team' | 'presence'>

/** From so many players on they are smaller. */
const DENSE = 13
/** As many as fit at the smallest size that can be read from a sofa. */
const MOST = 32
const MOST_OF_TEAM = 6

/** The newest are shown first: whoever has just joined looks for their name. */
const newestFirst = (players: readonly WallPlayer[]): readonly WallPlayer[] => players.toReversed()

const Player = ({ player }: { player: WallPlayer }) => (
  <li
    className={classNames(styles.player, player.presence === 'away' && styles.away)}
    {...teamAt(player.team)}
  >
    <PlayerPicture profilePic={player.profilePic} />
    <span className={styles.name} translate="no">
      {player.name}
    </span>
  </li>
)

interface WallProps {
  readonly players: readonly WallPlayer[]
  readonly most: number
  readonly isDense: boolean
}

const Wall = ({ players, most, isDense }: WallProps) => {
  const shown = newestFirst(players).slice(0, most)
  const more = players.length - shown.length
  return (
    <ul className={classNames(styles.wall, isDense && styles.dense)}>
      {shown.map((player) => (
        <Player key={player.seat} player={player} />
      ))}
      {more > 0 && <li className={styles.more}>and {more.toLocaleString('en')} more</li>}
    </ul>
  )
}

interface PlayerWallProps {
  readonly players: readonly WallPlayer[]
  readonly teams: readonly string[] | null
}

/** Who is in; by team, once there are teams to be in. */
export const PlayerWall = ({ players, teams }: PlayerWallProps) => {
  if (teams === null || players.every(({ team }) => team === null))
    return <Wall players={players} most={MOST} isDense={players.length >= DENSE} />
  const groups = [...teams.map((name, team) => ({ name, team })), { name: 'No team yet', team: null }]
  return (
    <ul className={styles.teams}>
      {groups.map(({ name, team }) => {
        const inIt = players.filter((player) => player.team === team)
        if (team === null && inIt.length === 0) return null
        return (
          <li key={name} className={styles.team} {...teamAt(team)}>
            <h2>{name}</h2>
            <Wall players={inIt} most={MOST_OF_TEAM} isDense />
          </li>
        )
      })}
    </ul>
  )
}
