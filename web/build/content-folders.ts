import { createReadStream, existsSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { extname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const CONTENT = fileURLToPath(new URL('../../content/', import.meta.url))

/** Pictures and sounds from the content package, by the folder's name in the address. */
const FOLDERS = ['pictures', 'sounds']

const TYPES: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ogg': 'audio/ogg',
  '.m4a': 'audio/mp4',
}

/** Serves the content package's pictures and sounds in development and copies them into the build. */
export const contentFolders = (): Plugin => {
  let outDir = ''
  return {
    name: 'content-folders',
    configResolved: (config) => {
      outDir = join(config.root, config.build.outDir)
    },
    configureServer: ({ middlewares }) => {
      middlewares.use((request, response, next) => {
        const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname))
        const type = TYPES[extname(path)]
        const file = join(CONTENT, path)
        const known = FOLDERS.some((folder) => path.startsWith(`/${folder}/`))
        if (!known || type === undefined || !existsSync(file)) return next()
        response.setHeader('content-type', type)
        createReadStream(file).pipe(response)
      })
    },
    closeBundle: async () => {
      for (const folder of FOLDERS)
        if (existsSync(join(CONTENT, folder)))
          await cp(join(CONTENT, folder), join(outDir, folder), { recursive: true })
    },
  }
}
