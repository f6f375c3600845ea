import {
  keepPreviousData,
  QueryClient,
  QueryClientProvider,
  type UseQueryResult,
  useQuery,
} from '@tanstack/react-query'
import type { FunctionName, InputOf, OutputOf } from '@trivium/wire/registry'
import { type ReactNode, useState } from 'react'
import { useCall, useLive } from './client-context.ts'
import type { Failure } from './reply.ts'

/** A failure of the server, or of the way to it: the next attempt to read may succeed. */
const isServerFailure = ({ status }: Failure): boolean => status === 'INTERNAL' || status === 'UNAVAILABLE'

/** Caches the replies of one screen; only screens with queries load this. */
export const QueryProvider = ({ children }: { children: ReactNode }) => {
  const [queries] = useState(
    () =>
      new QueryClient({
        defaultOptions: {
          queries: {
            refetchOnWindowFocus: false,
            retry: (times, failure) => times < 2 && isServerFailure(failure as unknown as Failure),
          },
        },
      }),
  )
  return <QueryClientProvider client={queries}>{children}</QueryClientProvider>
}

const useQueryOptions = <Name extends FunctionName>(name: Name, data: InputOf<Name>) => {
  const call = useCall()
  const player = useLive((state) => state.player)
  return {
    queryKey: [player, name, data],
    queryFn: async (): Promise<OutputOf<Name>> => {
      const reply = await call(name, data)
      if (reply.error) throw reply.error
      return reply.result
    },
  }
}

/** As `useServerQuery`; while the reply to other data is on its way, the previous one stays. */
export const useServerQueryWithPreviousData = <Name extends FunctionName>(
  name: Name,
  data: InputOf<Name>,
): UseQueryResult<OutputOf<Name>, Failure> => {
  const options = useQueryOptions(name, data)
  return useQuery<OutputOf<Name>, Failure>({ ...options, placeholderData: keepPreviousData })
}

/** The result of a read-only function, requested when the component mounts, or once it is `enabled`. */
export const useServerQuery = <Name extends FunctionName>(
  name: Name,
  data: InputOf<Name>,
  enabled = true,
): UseQueryResult<OutputOf<Name>, Failure> => {
  const options = useQueryOptions(name, data)
  return useQuery<OutputOf<Name>, Failure>({ ...options, enabled })
}
