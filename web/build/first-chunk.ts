import { join } from 'node:path'

/** The part of the bundler's view of a module that is read here. */
interface Graph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null
}

const START = 'src/main.tsx'
const FIRST_SCREEN = 'src/app/screens/home-screen.tsx'
/** What many screens are made of is one file too, for fewer requests before the first paint. Charts stay apart. */
const PARTS = /\/src\/(design|forms)\/[^/]+$/

/** All modules that some of these import, and those they import, without what is loaded later. */
const reachable = (roots: readonly string[], graph: Graph): Set<string> => {
  const found = new Set(roots)
  for (const id of found)
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) found.add(imported)
  return found
}

/**
 * Puts what a first visit runs into one file. Left alone, the bundler cuts it into thirty, because other screens use
 * parts of it: small files compress badly, to 6 kB more in all. The start itself stays outside: it waits for the first
 * screen, which must not wait for it.
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
          return PARTS.test(id) ? 'parts' : null
        },
      },
    ],
  }
}
