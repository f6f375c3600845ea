import type { PartyResults } from '@trivium/wire/documents/party'
import { LeaderboardItem, LeaderboardList } from '../../../design/leaderboard-list.tsx'
import { plural } from '../../../design/plural.ts'
import { teamAt } from '../team-colours.ts'
import styles from './results-page.module.css'

/** All places: of the teams, if there were any, and of everybody. */
export const FinalStandings = ({ results: { players, teams, seat } }: { results: PartyResults }) => (
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
    <LeaderboardList label="Players">
      {players.map((player) => (
        <LeaderboardItem
          key={player.seat}
          place={player.place}
          username={player.name}
          profilePic={player.profilePic}
          score={player.score.toLocaleString('en')}
          isYou={player.seat === seat}
        />
      ))}
    </LeaderboardList>
  </section>
)
