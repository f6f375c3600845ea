import { QueryProvider } from '../../live/server-query.tsx'
import { Case } from './case.tsx'
import { Cases } from './cases.tsx'

/** Players who may not have played fairly: the list, and one case with its evidence. */
export const Component = ({ rest }: { readonly rest: string }) =>
  rest === '' ? (
    <Cases />
  ) : (
    <QueryProvider key={rest}>
      <Case uid={decodeURIComponent(rest)} />
    </QueryProvider>
  )
