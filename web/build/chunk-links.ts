import type { Manifest } from 'vite'

/** A chunk's file and the files it imports, with all their style sheets. */
export const filesOf = (manifest: Manifest, key: string, found = new Set<string>()): Set<string> => {
  const chunk = manifest[key]
  if (chunk === undefined) throw new Error(`The build has no chunk for ${key}.`)
  if (found.has(chunk.file)) return found
  found.add(chunk.file)
  for (const sheet of chunk.css ?? []) found.add(sheet)
  for (const imported of chunk.imports ?? []) filesOf(manifest, imported, found)
  return found
}

/** Only the style sheets of a chunk and of the files it imports. */
export const sheetsOf = (manifest: Manifest, key: string): string[] =>
  [...filesOf(manifest, key)].filter((file) => file.endsWith('.css'))

/** Links for the head, for the files that the page does not link to yet. */
export const linksFor = (files: Iterable<string>, html: string): string =>
  [...files]
    .filter((file) => !html.includes(`/${file}"`))
    .map((file) =>
      file.endsWith('.css')
        ? `<link rel="stylesheet" href="/${file}">`
        : `<link rel="modulepreload" href="/${file}">`,
    )
    .join('')

/** The font of the first screen, preloaded so that it arrives with the text. */
export const fontLink = (manifest: Manifest): string => {
  const font = Object.values(manifest).find(({ file }) => /overpass-latin-wght[^/]*\.woff2$/.test(file))
  return font ? `<link rel="preload" href="/${font.file}" as="font" type="font/woff2" crossorigin>` : ''
}
