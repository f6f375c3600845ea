import type { AnyMode, ModePage } from './mode.ts'
import type { MODES } from './modes.ts'

type PageOf<One> = One extends { readonly pages: readonly (infer Page)[] } ? Page : never
type Reach<Pages, Of extends ModePage['reach']> = Extract<
  Pages,
  { readonly reach: Of; readonly path: string }
>['path']

/** The prerendered addresses, as patterns. */
export type PublicModePath = Reach<PageOf<(typeof MODES)[number]>, 'public'>

const pagesOf = (modes: readonly AnyMode[]): readonly ModePage[] => modes.flatMap(({ pages }) => pages)

/** The patterns of all addresses. */
export const pathsOf = <const Modes extends readonly AnyMode[]>(modes: Modes) =>
  pagesOf(modes).map(({ path }) => path as PageOf<Modes[number]>['path'])

export const publicPathsOf = (modes: readonly AnyMode[]): readonly string[] =>
  pagesOf(modes).flatMap(({ path, reach }) => (reach === 'public' ? [path] : []))

/** Up to the first variable part: '/survival/' of '/survival/:gameId'. */
const fixedPart = (path: string): string => path.replace(/:.*/, '')

/** Prefixes of addresses that are closed to search engines. */
export const disallowedOf = (modes: readonly AnyMode[]): readonly string[] => [
  ...new Set(pagesOf(modes).flatMap(({ path, reach }) => (reach === 'personal' ? [fixedPart(path)] : []))),
]

/** Patterns of the addresses that have no prerendered page: the app renders them. */
export const appScreensOf = (modes: readonly AnyMode[]): readonly RegExp[] =>
  pagesOf(modes).flatMap(({ path, reach }) =>
    reach === 'public' ? [] : [new RegExp(`^${path.replaceAll(/:[^/]+/g, '[^/]+')}$`)],
  )

/** The first parts of addresses, which no player can have as a username. */
export const reservedOf = (modes: readonly AnyMode[]): readonly string[] => [
  ...new Set(pathsOf(modes).flatMap((path) => path.split('/')[1] || [])),
]

/** For each address, the query parameter that selects something other than the prerendered page. */
export const queriesOf = (modes: readonly AnyMode[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    pagesOf(modes).flatMap(({ path, query }) => (query === undefined ? [] : [[path, query]])),
  )

/**
 * Whether something is played or edited at an address, so that nothing else is shown there. `query`: its
 * parameters.
 */
export const isFullScreen = (
  modes: readonly AnyMode[],
  pathname: string,
  query: { has(name: string): boolean },
): boolean => {
  const pages = pagesOf(modes)
  const exact = pages.find(({ path }) => path === pathname)
  if (exact !== undefined) return exact.fullScreen === true || (exact.query === 'game' && query.has('game'))
  return pages.some(({ path, fullScreen }) => fullScreen && `${pathname}/`.startsWith(fixedPart(path)))
}
