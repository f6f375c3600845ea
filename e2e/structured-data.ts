/*
 * What search engines ask of structured data: Google's documentation, 'Structured data markup that Google Search
 * supports' (developers.google.com/search/docs/appearance/structured-data), by type, as of 2026.
 *
 * - Article: nothing is required; recommended: author, author.name, author.url, dateModified, datePublished, headline, image.
 * - Breadcrumb: itemListElement, each with item, name and position.
 * - Organization: nothing is required; recommended: logo, name, url.
 * - Site name (WebSite): name, url.
 * - Quiz: Google documents only quizzes of flash cards ('Education Q&A'), which ours are not. We require name,
 *   description and url, as schema.org defines them.
 */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  Article: [
    'headline',
    'image',
    'datePublished',
    'dateModified',
    'author',
    'description',
    'mainEntityOfPage',
  ],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  Organization: ['name', 'url'],
  WebSite: ['name', 'url'],
  Quiz: ['name', 'description', 'url'],
}

/** Properties whose text is an address. */
const ADDRESSES = new Set(['@id', 'url', 'item', 'image', 'logo', 'mainEntityOfPage'])

export type StructuredItem = Readonly<Record<string, unknown>>

const isThing = (value: unknown): value is StructuredItem =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A block's items, with nested ones. */
const thingsIn = (value: unknown): StructuredItem[] => {
  if (Array.isArray(value)) return value.flatMap(thingsIn)
  if (!isThing(value)) return []
  return [value, ...Object.values(value).flatMap(thingsIn)]
}

export const typesIn = (block: unknown): string[] =>
  thingsIn(block).flatMap((thing) => (typeof thing['@type'] === 'string' ? [thing['@type']] : []))

const addressesIn = (name: string, value: unknown): unknown[] =>
  ADDRESSES.has(name) && !isThing(value) ? (Array.isArray(value) ? value.flat() : [value]) : []

/** Problems of a block of structured data, one line each; every address must begin with `origin`. */
export const problemsOf = (block: unknown, origin: string): string[] => {
  const root = isThing(block) && block['@context'] === 'https://schema.org' ? [] : ['has no @context']
  const things = thingsIn(block)
  const missing = things.flatMap((thing) => {
    const type = String(thing['@type'] ?? '')
    if (type !== '' && REQUIRED[type] === undefined && type !== 'Thing') return [`${type} is not known here`]
    return (REQUIRED[type] ?? []).filter((name) => !(name in thing)).map((name) => `${type} has no ${name}`)
  })
  const elsewhere = things.flatMap((thing) =>
    Object.entries(thing)
      .flatMap(([name, value]) => addressesIn(name, value))
      .filter((address) => typeof address !== 'string' || !address.startsWith(`${origin}/`))
      .map((address) => `${JSON.stringify(address)} is no address of this site`),
  )
  const known = new Set(things.filter((thing) => '@type' in thing).map((thing) => thing['@id']))
  const loose = things.filter((thing) => !('@type' in thing) && '@id' in thing && !known.has(thing['@id']))
  return [
    ...root,
    ...missing,
    ...elsewhere,
    ...loose.map((thing) => `${thing['@id']} is nowhere in the block`),
  ]
}
