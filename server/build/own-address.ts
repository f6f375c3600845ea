import { posix, relative, sep } from 'node:path'
import type { Plugin } from 'rolldown'

/**
 * A module in the built program finds files relative to itself as before: `import.meta.url` stays the address
 * of its source, which is written relative to the program's folder, so that everything may be moved together.
 */
export const ownAddress = (folder: string): Plugin => ({
  name: 'own-address',
  transform: {
    filter: { code: /\bimport\.meta\.url\b/ },
    handler: (code, id) => {
      const source = relative(folder, id).split(sep).join(posix.sep)
      const address = `new URL(${JSON.stringify(source)}, import.meta.url).href`
      // The lines stay the same, so the source map does.
      return { code: code.replaceAll(/\bimport\.meta\.url\b/g, address), map: null }
    },
  },
})
