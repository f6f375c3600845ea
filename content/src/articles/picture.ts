import { escapeUTF8 } from 'entities'

/** A picture inlined into the page, so that its colours follow the page's theme. */
export const inlinePicture = (svg: string, { file, alt }: { file: string; alt: string }): string => {
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

/** The prefix of the ids inside a picture, which keeps them unique on a page. */
export const baseName = (file: string): string => file.replace(/\.svg$/, '')
