import { PlanPage } from '../../features/party/plan/plan-page.tsx'
import { QueryProvider } from '../../live/server-query.tsx'
import { useParams } from '../../routing/routes.tsx'

export const Component = () => {
  const { planId = null } = useParams()
  return (
    <QueryProvider>
      <PlanPage key={planId} planId={planId} />
    </QueryProvider>
  )
}
