import { HostPage } from '../../features/party/host/host-page.tsx'
import { QueryProvider } from '../../live/server-query.tsx'
import { useParams } from '../../routing/routes.tsx'

export const Component = () => {
  const { roomKey = '' } = useParams()
  return (
    <QueryProvider>
      <HostPage key={roomKey} roomKey={roomKey} />
    </QueryProvider>
  )
}
