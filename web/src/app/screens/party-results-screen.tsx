import { ResultsPage } from '../../features/party/results/results-page.tsx'
import { QueryProvider } from '../../live/server-query.tsx'
import { useParams } from '../../routing/routes.tsx'

export const Component = () => {
  const { partyId = '' } = useParams()
  return (
    <QueryProvider>
      <ResultsPage key={partyId} partyId={partyId} />
    </QueryProvider>
  )
}
