import { QueryProvider } from '../../live/server-query.tsx'
import { List } from './list.tsx'
import { PlayerFile } from './player-file.tsx'

/** Players: searched by name, address or status; one of them with everything an admin may know and do. */
export const Component = ({ rest }: { readonly rest: string }) =>
  rest === '' ? (
    <List />
  ) : (
    <QueryProvider key={rest}>
      <PlayerFile username={decodeURIComponent(rest)} />
    </QueryProvider>
  )
