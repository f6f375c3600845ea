import { Achievements } from '../../features/achievements/achievements.tsx'
import { NoPlayer } from '../../features/profiles/no-player.tsx'
import { useFound } from '../../features/profiles/use-found.ts'
import { useIsOwn } from '../../features/profiles/use-is-own.ts'
import { QueryProvider, useServerQuery } from '../../live/server-query.tsx'
import { useParams } from '../../routing/routes.tsx'

const AchievementsOf = ({ username }: { username: string }) => {
  const found = useFound(useServerQuery('readAchievements', { username }), { username, at: '/achievements/' })
  const isOwn = useIsOwn(username)
  if (found.kind === 'unknown') return <NoPlayer username={username} />
  return <Achievements username={username} state={found} isOwn={isOwn} />
}

export const Component = () => {
  const { username = '' } = useParams()
  return (
    <QueryProvider>
      <AchievementsOf username={username} />
    </QueryProvider>
  )
}
