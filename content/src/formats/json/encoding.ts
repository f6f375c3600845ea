import { decodeHTML } from 'entities'

/** Decodes one of Open Trivia DB's encodings; null if the value is not encoded that way. */
export type Decode = (text: string) => string | null

const fromBase64: Decode = (text) => {
  if (!/^[A-Za-z0-9+/\s]*=*$/.test(text)) return null
  try {
    const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

const fromUrl: Decode = (text) => {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

const fromLegacyUrl: Decode = (text) => fromUrl(text.replaceAll('+', ' '))

/** The default encoding: HTML entities, but no tags. */
const fromHtmlCodes: Decode = decodeHTML

/**
 * Finds the encoding from all texts of a file, because the file does not state it. `types` are the questions' types, which
 * only base64 changes.
 */
export const decoderOf = (types: readonly string[], texts: readonly string[]): Decode => {
  if (types.some((type) => ['multiple', 'boolean'].includes(fromBase64(type) ?? ''))) return fromBase64
  const isUrl = texts.some((text) => /%[0-9a-f]{2}/i.test(text)) && !texts.some((text) => /\s/.test(text))
  if (!isUrl) return fromHtmlCodes
  return texts.some((text) => text.includes('+')) ? fromLegacyUrl : fromUrl
}
