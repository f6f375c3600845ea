import type { CountriesDocument } from '@trivium/wire/documents/places'
import { useCallback, useState } from 'react'
import { useCall } from '../../live/client-context.ts'
import type { Failure } from '../../live/reply.ts'
import { useResend } from '../../live/use-resend.ts'
import { isUndecided } from '../../questions/trouble.ts'
import { type Named, stillUnconfirmed, withNamed, withoutNamed } from './optimistic-names.ts'

/** Failures that are no fault of the name: it is sent again. */
const mayCount = (failure: Failure): boolean => isUndecided(failure) || failure.reason === 'too-many-calls'

export interface NamedHere {
  /** Named here, and not yet in the server's game. */
  readonly unconfirmed: readonly Named[]
  readonly name: (named: Omit<Named, 'stands'>) => void
}

/**
 * Countries named in this page count at once. Each is sent to the server; those that do not arrive are kept and sent
 * again, those that are refused are removed: `onRefused` gets the country, and the server's reason if there is one.
 */
export const useNamed = (
  { id: gameId, found }: Pick<CountriesDocument, 'id' | 'found'>,
  onRefused: (place: string, failure: Failure | null) => void,
): NamedHere => {
  const call = useCall()
  const [all, setAll] = useState<readonly Named[]>([])
  const unconfirmed = stillUnconfirmed(all, found)
  if (unconfirmed !== all) setAll(unconfirmed)

  const send = useCallback(
    async ({ place, text, enter, chosen }: Named) => {
      const { result, error } = await call('nameCountry', {
        gameId,
        text,
        enter,
        ...(chosen && { place }),
      })
      if (error && mayCount(error))
        return setAll((now) => now.map((one) => (one.place === place ? { ...one, stands: 'held' } : one)))
      if (result?.place === place && (result.verdict === 'found' || result.verdict === 'already')) return
      setAll((now) => withoutNamed(now, place))
      onRefused(place, error ?? null)
    },
    [call, gameId, onRefused],
  )

  const name = useCallback(
    (named: Omit<Named, 'stands'>) => {
      const sent: Named = { ...named, stands: 'sent' }
      setAll((now) => withNamed(now, sent))
      void send(sent)
    },
    [send],
  )

  const held = all.filter(({ stands }) => stands === 'held')
  useResend(held.length > 0, () => {
    for (const one of held) name(one)
  })

  return { unconfirmed, name }
}
