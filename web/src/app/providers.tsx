import type { ReactNode } from 'react'
import { NoticesProvider } from '../design/notices.tsx'
import type { Client } from '../live/client.ts'
import { ClientProvider } from '../live/client-context.ts'

/** The context of every screen: the connection to the server, and the notices. */
export const Providers = ({ client, children }: { client: Client; children: ReactNode }) => (
  <ClientProvider value={client}>
    <NoticesProvider>{children}</NoticesProvider>
  </ClientProvider>
)
