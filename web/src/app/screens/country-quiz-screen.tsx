import { isRegion } from '@trivium/rules/places/regions'
import { CountryGame } from '../../features/countries/country-game.tsx'
import { CountryPicker } from '../../features/countries/picker.tsx'
import { QueryProvider } from '../../live/server-query.tsx'
import { useQueryParam } from '../../live/use-query-param.ts'
import { REGION_TITLES } from '../../places/region-titles.ts'
import { useTitle } from '../../prose/title.ts'
import { useParams } from '../../routing/routes.tsx'
import { titled } from '../../site/identity.ts'
import { NotFound } from './error-screen.tsx'

const titleOf = (continentId: string | undefined): string => {
  const name = continentId !== undefined && isRegion(continentId) ? REGION_TITLES[continentId] : null
  return name === null ? titled('Country quiz') : titled(`Country quiz: ${name}`)
}

/** The choice of continents, with the one in the address selected; or the game in the query. */
export const Component = () => {
  const { continentId } = useParams()
  const gameId = useQueryParam('game')
  useTitle(titleOf(continentId))
  if (continentId !== undefined && !isRegion(continentId)) return <NotFound />
  const linked = continentId ?? null
  return (
    <QueryProvider key={gameId ?? linked}>
      {gameId === null ? <CountryPicker linked={linked} /> : <CountryGame key={gameId} gameId={gameId} />}
    </QueryProvider>
  )
}
