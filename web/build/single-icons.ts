import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const LIST = fileURLToPath(import.meta.resolve('lucide-react/dist/esm/lucide-react.mjs'))
const IMPORT = /import \{([^}]+)\} from 'lucide-react'/g

/** Each icon's file, by the names under which the package's index exports it. */
const filesByName = (list: string): Map<string, string> => {
  const files = new Map<string, string>()
  for (const [, names = '', file = ''] of list.matchAll(/export \{([^}]+)\} from '\.\/icons\/([^']+)\.mjs'/g))
    for (const [, name] of names.matchAll(/default as (\w+)/g)) files.set(name as string, file)
  return files
}

/** `X`, `X as Y` or, for types only, `type X`. */
const importOf = (specifier: string, files: ReadonlyMap<string, string>): string => {
  const [name = '', own = name] = specifier.split(' as ').map((part) => part.trim())
  const file = files.get(name)
  return file === undefined
    ? `import { ${specifier.trim()} } from 'lucide-react'`
    : `import ${own} from 'lucide-react/icons/${file}'`
}

/**
 * Imports each icon from its own file instead of the package's index. Through the index, every module that shows one
 * icon reaches every icon, and the first visit's script would include the icons of all other screens.
 */
export const singleIcons = (): Plugin => {
  let files: ReadonlyMap<string, string> | null = null
  return {
    name: 'single-icons',
    apply: 'build',
    enforce: 'pre',
    transform: (code, id) => {
      if (!/\.tsx?$/.test(id) || !code.includes("'lucide-react'")) return null
      files ??= filesByName(readFileSync(LIST, 'utf8'))
      const known = files
      const written = code.replace(IMPORT, (_, specifiers: string) =>
        specifiers
          .split(',')
          .filter((specifier) => specifier.trim() !== '')
          .map((specifier) => importOf(specifier, known))
          .join(';'),
      )
      return { code: written, map: null }
    },
  }
}
