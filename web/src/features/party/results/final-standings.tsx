import type { PartyResults } from '@trivium/wire/documents/party'
import { useState } from 'react'
import { Button } from '../../../design/button.tsx'
import { Card } from '../../../design/card.tsx'
import { LeaderboardItem, LeaderboardList } from '../../../design/leaderboard-list.tsx'
import { plural } from '../../../design/plural.ts'
import { teamAt } from '../team-colours.ts'
import styles from './results-page.module.css'

/** So many places are shown at first. */
const FIRST = 10

/** The places: of the teams, if there were any, and of the players. */
export const FinalStandings = ({ results: { players, teams, seat } }: { results: PartyResults }) => {
  const [isAll, setAll] = useState(false)
  const first = isAll ? players : players.slice(0, FIRST)
  const own = players.slice(first.length).find((player) => player.seat === seat)
  return (
    <section aria-labelledby="places" className={styles.standings}>
      <h2 id="places">Places</h2>
      {teams !== null && (
        <ol className={styles.teams} aria-label="Teams">
          {teams.map(({ team, name, place, score }) => (
            <li key={team} className={styles.team} {...teamAt(team)}>
              <b className={styles.number}>{place}</b>
              <span translate="no">{name}</span>
              {plural(score, 'point')}
            </li>
          ))}
        </ol>
      )}
      <Card className={styles.places}>
        <LeaderboardList label="Players">
          {first.map((player) => (
            <Place key={player.seat} player={player} isYou={player.seat === seat} />
          ))}
          {own !== undefined && (
            <>
              <li className={styles.gap} aria-hidden="true" />
              <Place player={own} isYou />
            </>
          )}
        </LeaderboardList>
      </Card>
      {players.length > FIRST && (
        <Button aria-expanded={isAll} onClick={() => setAll(!isAll)}>
          {isAll ? `Show the first ${FIRST}` : `Show all ${players.length}`}
        </Button>
      )}
    </section>
  )
}

interface PlaceProps {
  readonly player: PartyResults['players'][number]
  readonly isYou: boolean
}

const Place = ({ player: { place, name, profilePic, score }, isYou }: PlaceProps) => (
  <LeaderboardItem {...{ place, username: name, profilePic, isYou }} score={score.toLocaleString('en')} />
)
