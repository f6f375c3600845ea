import { join } from 'node:path'

/** The fields of the bundler's module info that are read here. */
interface Graph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null
}

const START = 'src/main.tsx'
const FIRST_SCREEN = 'src/app/screens/home-screen.tsx'
/**
 * Parts that many screens share. One file for all of them saves requests before the first paint. Charts stay
 * separate.
 */
const PARTS = /\/web\/src\/(design|forms)\/[^/]+$/

/** The descriptions of the modes: small modules that many screens use. */
const MODES = /\/wire\/src\/modes\//

/** These modules and all that they import, directly or not; dynamic imports excluded. */
const reachable = (roots: readonly string[], graph: Graph): Set<string> => {
  const found = new Set(roots)
  for (const id of found)
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) found.add(imported)
  return found
}

/**
 * Puts the code of a first visit into one file. By default the bundler splits it into thirty, because other screens use
 * parts of it; small files compress badly, which costs 6 kB in total. The entry itself stays outside: it waits for the
 * first screen, which must not wait for the entry.
 */
export const firstChunk = (root: string) => {
  const start = join(root, START)
  let first: Set<string> | null = null
  return {
    groups: [
      {
        name: (id: string, graph: Graph) => {
          first ??= reachable([start, join(root, FIRST_SCREEN)], graph)
          if (first.has(id)) return id === start ? null : 'first'
          if (MODES.test(id)) return 'modes'
          return PARTS.test(id) ? 'parts' : null
        },
      },
    ],
  }
}
