import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const DEFINITIONS = readFileSync(new URL('../src/design/breakpoints.css', import.meta.url), 'utf8')

/** Each custom media query of a style sheet with its condition. */
const conditionsOf = (source: string): ReadonlyMap<string, string> =>
  new Map(
    [...source.matchAll(/@custom-media (--[\w-]+) ([^;]+);/g)].map(([, name = '', condition = '']) => [
      name,
      condition,
    ]),
  )

/** Writes the named conditions out: `@media (--md)` becomes `@media (width >= 768px)`. Throws on an unknown name. */
export const expandMedia = (code: string, definitions: string = DEFINITIONS): string => {
  const conditions = conditionsOf(definitions)
  return code.replace(/@media [^{]+/g, (query) =>
    query.replace(/\((--[\w-]+)\)/g, (_, name: string) => {
      const condition = conditions.get(name)
      if (condition === undefined) throw new Error(`${name} is not in design/breakpoints.css`)
      return condition
    }),
  )
}

/** The breakpoints by name, until browsers know `@custom-media`. */
export const customMedia = (): Plugin => ({
  name: 'custom-media',
  enforce: 'pre',
  transform: {
    filter: { id: /\.css$/, code: /@media [^{]*\(--/ },
    handler: (code) => ({ code: expandMedia(code), map: null }),
  },
})
