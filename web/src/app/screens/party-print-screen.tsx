import { PrintPage } from '../../features/party/print/print-page.tsx'
import { QueryProvider } from '../../live/server-query.tsx'
import { useParams } from '../../routing/routes.tsx'

export const Component = () => {
  const { planId = '' } = useParams()
  return (
    <QueryProvider>
      <PrintPage key={planId} planId={planId} />
    </QueryProvider>
  )
}
