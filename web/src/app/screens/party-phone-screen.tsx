import { PhonePage } from '../../features/party/phone/phone-page.tsx'
import { QueryProvider } from '../../live/server-query.tsx'
import { useParams } from '../../routing/routes.tsx'

export const Component = () => {
  const { roomKey = '' } = useParams()
  return (
    <QueryProvider>
      <PhonePage key={roomKey} roomKey={roomKey} />
    </QueryProvider>
  )
}
