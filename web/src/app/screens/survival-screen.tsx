import { SurvivalStart } from '../../features/survival/start.tsx'
import { Asking } from '../../live/asked.tsx'

export const Component = () => (
  <Asking>
    <SurvivalStart />
  </Asking>
)
