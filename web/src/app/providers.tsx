import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { NoticesProvider } from '../design/notices.tsx'
import type { Client } from '../live/client.ts'
import { ClientProvider } from '../live/client-context.ts'

/** What every screen stands on: the connection to the server and the answers kept from it. */
export const Providers = ({ client, children }: { client: Client; children: ReactNode }) => {
  const [queries] = useState(
    () => new QueryClient({ defaultOptions: { queries: { retry: 1, refetchOnWindowFocus: false } } }),
  )
  return (
    <ClientProvider value={client}>
      <QueryClientProvider client={queries}>
        <NoticesProvider>{children}</NoticesProvider>
      </QueryClientProvider>
    </ClientProvider>
  )
}
