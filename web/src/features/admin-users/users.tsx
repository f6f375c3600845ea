import { QueryProvider } from '../../live/server-query.tsx'
import { PlayerFile } from './player-file.tsx'
import { UserList } from './user-list.tsx'

/** Players: searched by name, address or status; one of them with everything an admin may know and do. */
export const Component = ({ rest }: { readonly rest: string }) =>
  rest === '' ? (
    <UserList />
  ) : (
    <QueryProvider key={rest}>
      <PlayerFile username={decodeURIComponent(rest)} />
    </QueryProvider>
  )
