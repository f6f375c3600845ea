import { basename } from 'node:path'
import type { Plugin } from 'rolldown'

/** A thread that is an entry of the built program runs its built file, which lies beside the others. */
export const builtThreads = (entries: Readonly<Record<string, string>>): Plugin => ({
  name: 'built-threads',
  transform: {
    filter: { code: /\bnew Worker\(/ },
    handler: (code) => ({
      code: Object.entries(entries).reduce(
        (text, [name, source]) =>
          text.replaceAll(
            `new URL('./${basename(source)}', import.meta.url)`,
            // The address as a whole, so that nothing else replaces it.
            `new URL('./${name}.mjs', import.meta['url'])`,
          ),
        code,
      ),
      map: null,
    }),
  },
})
