import type { ReactNode } from 'react'
import { NoticesProvider } from '../design/notices.tsx'
import type { Client } from '../live/client.ts'
import { ClientProvider } from '../live/client-context.ts'

/** What every screen stands on: the connection to the server, and one place to say something. */
export const Providers = ({ client, children }: { client: Client; children: ReactNode }) => (
  <ClientProvider value={client}>
    <NoticesProvider>{children}</NoticesProvider>
  </ClientProvider>
)
