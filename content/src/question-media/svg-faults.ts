/** Elements of a drawing. Everything else is refused: scripts, styles from elsewhere, links, texts that only machines read. */
const ELEMENTS: ReadonlySet<string> = new Set([
  ...[
    'svg',
    'g',
    'defs',
    'use',
    'symbol',
    'clipPath',
    'mask',
    'pattern',
    'linearGradient',
    'radialGradient',
    'stop',
  ],
  ...['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'text', 'tspan'],
])

/** Names in a drawing are one letter and digits, so that they tell nothing. */
const ID = /^[a-z]\d*$/

const attributesOf = (tag: string): [name: string, value: string][] =>
  [...tag.matchAll(/([\w:-]+)\s*=\s*"([^"]*)"/g)].map(([, name = '', value = '']) => [name, value])

/** What is left of a tag without attributes in double quotes, as all shipped drawings have them. */
const malformed = (tag: string): boolean =>
  tag
    .replaceAll(/\s+[\w:-]+\s*=\s*"[^"<>&\\]*"/g, '')
    .replace(/\/$/, '')
    .trim() !== ''

const faultOf = (name: string, value: string): string | null => {
  if (/^on/i.test(name)) return `a script in '${name}'`
  if (/^(?:href|xlink:href|src)$/.test(name) && !value.startsWith('#')) return `a reference to '${value}'`
  if (/url\((?!#)/.test(value) || /(?:javascript|data):/i.test(value)) return `a reference in '${name}'`
  if ((name === 'id' && !ID.test(value)) || /^(?:class|aria-|data-)/.test(name))
    return `the name '${value}', which could tell something`
  return null
}

/** Why a drawing cannot be shown: sentences about what it must not contain. */
export const svgFaults = (svg: string): string[] => {
  const tags = [...svg.matchAll(/<([a-zA-Z][\w:-]*)([^>]*)>/g)]
  const unknown = tags.map(([, name = '']) => name).filter((name) => !ELEMENTS.has(name))
  const faults = tags.flatMap(([, , rest = '']) =>
    attributesOf(rest).map(([name, value]) => faultOf(name, value)),
  )
  return [
    ...(/^<svg [^>]*viewBox="/.test(svg) ? [] : ['expected an SVG with a viewBox']),
    ...(/<[!?]/.test(svg) ? ['expected no comments, declarations and processing instructions'] : []),
    ...(tags.some(([, , rest = '']) => malformed(rest)) || svg.includes('<![')
      ? ['expected attributes in double quotes, without & and backslashes']
      : []),
    ...[...new Set(unknown)].map((name) => `expected no <${name}> in a drawing`),
    ...[...new Set(faults.filter((fault) => fault !== null))].map((fault) => `expected no ${fault}`),
  ]
}

/** The texts that a drawing shows. */
export const textsIn = (svg: string): string[] =>
  [...svg.matchAll(/<(?:text|tspan)\b[^>]*>([^<]*)/g)].map(([, text = '']) => text.trim()).filter(Boolean)
