import type { ScreenSeat } from '@trivium/rules/modes/party/screen-view'
import { useRef } from 'react'
import { classNames } from '../../../design/class-names.ts'
import { PlayerPicture } from '../player-picture.tsx'
import { teamAt } from '../team-colours.ts'
import styles from './player-wall.module.css'
import { useFitting } from './use-fitting.ts'

type WallPlayer = Pick<ScreenSeat, 'seat' | 'name' | 'profilePic' | 'team' | 'presence'>

/** From this many players on, they are drawn smaller. */
const DENSE = 9
/** More never fit at the smallest size that can be read from a sofa. */
const MOST = 32
const MOST_OF_TEAM = 4
/** From this many teams on, each has one line of names. */
const MANY_TEAMS = 5
const MOST_TEAMS = 12

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

/** What does not fit is counted below the others. */
const Wall = ({ players, most, isDense }: WallProps) => {
  const list = useRef<HTMLUListElement>(null)
  const shown = newestFirst(players).slice(0, most)
  const more = players.length - useFitting(list, shown.length)
  return (
    <div>
      <ul ref={list} className={classNames(styles.wall, isDense && styles.dense, more > 0 && styles.cut)}>
        {shown.map((player) => (
          <Player key={player.seat} player={player} />
        ))}
      </ul>
      {more > 0 && <p className={styles.more}>and {more.toLocaleString('en')} more</p>}
    </div>
  )
}

interface PlayerWallProps {
  readonly players: readonly WallPlayer[]
  readonly teams: readonly string[] | null
}

interface TeamProps {
  readonly name: string
  readonly team: number | null
  readonly players: readonly WallPlayer[]
  readonly isCompact: boolean
}

const Team = ({ name, team, players, isCompact }: TeamProps) => (
  <li className={styles.team} {...teamAt(team)}>
    <h2>
      <span>{name}</span>
      {isCompact && <b>{players.length}</b>}
    </h2>
    {isCompact ? (
      <p className={styles.names} translate="no">
        {newestFirst(players)
          .map((player) => player.name)
          .join(', ')}
      </p>
    ) : (
      <Wall players={players} most={MOST_OF_TEAM} isDense />
    )}
  </li>
)

/** Who is in; by team, once there are teams to be in. */
export const PlayerWall = ({ players, teams }: PlayerWallProps) => {
  if (teams === null || players.every(({ team }) => team === null))
    return <Wall players={players} most={MOST} isDense={players.length >= DENSE} />
  const named = teams.map((name, team) => ({ name, team, in: players.filter((one) => one.team === team) }))
  const others = players.filter(({ team }) => team === null)
  const isCompact = teams.length >= MANY_TEAMS
  const most = MOST_TEAMS - (others.length > 0 ? 1 : 0)
  const shown = named.length > most ? named.slice(0, most - 1) : named
  return (
    <ul className={classNames(styles.teams, isCompact && styles.compact)}>
      {shown.map(({ name, team, in: members }) => (
        <Team key={team} name={name} team={team} players={members} isCompact={isCompact} />
      ))}
      {named.length > shown.length && (
        <li className={styles.more}>and {named.length - shown.length} more teams</li>
      )}
      {others.length > 0 && <Team name="No team yet" team={null} players={others} isCompact={isCompact} />}
    </ul>
  )
}
