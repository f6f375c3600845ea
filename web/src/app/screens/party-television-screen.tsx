import { ScreenPage } from '../../features/party/screen/screen-page.tsx'
import { QueryProvider } from '../../live/server-query.tsx'
import { useParams } from '../../routing/routes.tsx'

export const Component = () => {
  const { roomKey = '' } = useParams()
  return (
    <QueryProvider>
      <ScreenPage key={roomKey} roomKey={roomKey} />
    </QueryProvider>
  )
}
