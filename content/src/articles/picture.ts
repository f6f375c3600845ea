import { escapeUTF8 } from 'entities'

/** A picture as the page holds it: no file of its own, so that its colours follow the page's theme. */
export const inlined = (svg: string, { file, alt }: { file: string; alt: string }): string => {
  const described = `${baseName(file)}-description`
  return svg
    .replace(/<\?.*?\?>|<!--.*?-->|<title>.*?<\/title>/gs, '')
    .replace(/\s+/g, ' ')
    .replace(/> </g, '><')
    .replace(/ xmlns="[^"]*"/, '')
    .replace('<desc>', `<desc id="${described}">`)
    .replace('<svg', `<svg role="img" aria-label="${escapeUTF8(alt)}" aria-describedby="${described}"`)
    .trim()
}

/** What the ids inside a picture begin with, so that no two on a page are alike. */
export const baseName = (file: string): string => file.replace(/\.svg$/, '')
