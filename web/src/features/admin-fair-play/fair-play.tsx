import { Asking } from '../../live/asked.tsx'
import { Case } from './case.tsx'
import { Cases } from './cases.tsx'

/** Players who may not have played fairly: the list, and one case with its evidence. */
export const Component = ({ rest }: { readonly rest: string }) =>
  rest === '' ? (
    <Cases />
  ) : (
    <Asking key={rest}>
      <Case uid={decodeURIComponent(rest)} />
    </Asking>
  )
