import { ButtonLink } from '../../design/button.tsx'
import { useTopic } from '../../live/client-context.ts'
import { bestScores } from './best-scores.ts'
import { NumbersPlate } from './numbers-plate.tsx'
import type { Player } from './player.ts'
import { PlayerPage } from './player-page.tsx'
import { PlayerSign } from './player-sign.tsx'
import styles from './profile.module.css'
import { RecordPlate } from './record-plate.tsx'

/** Who a player is and how they stand. */
export const Profile = ({ username }: { username: string }) => (
  <PlayerPage username={username} at="/profile/">
    {(player) => <ProfileOf player={player} />}
  </PlayerPage>
)

const ProfileOf = ({ player }: { player: Player }) => {
  const { doc: self } = useTopic('user')
  const isOwn = self !== null && !self.isAnonymous && self.username === player.username
  return (
    <div className={styles.profile}>
      <PlayerSign player={player}>
        <ButtonLink look="outline" to={`/stats/${player.username}`}>
          Statistics
        </ButtonLink>
        {isOwn && (
          <ButtonLink look="outline" to="/edit-profile">
            Edit profile
          </ButtonLink>
        )}
      </PlayerSign>
      {player.ratedGames === 0 ? <NotYet player={player} isOwn={isOwn} /> : <RecordPlate player={player} />}
      <div className={styles.numbers}>
        <NumbersPlate title="So far" numbers={soFar(player)} />
        <NumbersPlate title="Best scores" numbers={bestScores(player)} />
      </div>
    </div>
  )
}

/** What has added up; only what there is. */
const soFar = ({ questionsCorrect, flagQuestionsCorrect, perfectScores }: Player) =>
  [
    { label: 'Right answers', value: questionsCorrect },
    { label: 'Flags named', value: flagQuestionsCorrect },
    { label: 'Matches with all ten right', value: perfectScores },
  ].filter(({ value }) => value > 0)

const NotYet = ({ player, isOwn }: { player: Player; isOwn: boolean }) => (
  <div className={styles.not}>
    <p>
      {isOwn
        ? 'You have not played a rated match yet. Everybody starts at 1000.'
        : `${player.username} has not played a rated match yet.`}
    </p>
    {isOwn && (
      <ButtonLink look="primary" to="/battle">
        To the lobby
      </ButtonLink>
    )}
  </div>
)
