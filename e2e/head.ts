/** The contents of a page's head. */
export interface Head {
  readonly title: string
  /** Contents of `<meta>` by name or property. */
  readonly meta: ReadonlyMap<string, string>
  /** Addresses of `<link>` by relation. */
  readonly links: ReadonlyMap<string, string>
  /** Blocks of structured data, as source text. */
  readonly data: readonly string[]
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}

const plain = (html: string): string => html.replace(/&[a-z#0-9]+;/g, (entity) => ENTITIES[entity] ?? entity)

const attributes = (tag: string): Map<string, string> =>
  new Map([...tag.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, plain(value)]))

const tagsOf = (html: string, name: string): Map<string, string>[] =>
  [...html.matchAll(new RegExp(`<${name}\\s[^>]*>`, 'g'))].map(([tag]) => attributes(tag))

export const headOf = (html: string): Head => {
  const head = html.slice(0, html.indexOf('</head>'))
  return {
    title: plain(/<title>([^<]*)<\/title>/.exec(head)?.[1] ?? ''),
    meta: new Map(
      tagsOf(head, 'meta').map((tag) => [
        tag.get('name') ?? tag.get('property') ?? '',
        tag.get('content') ?? '',
      ]),
    ),
    links: new Map(tagsOf(head, 'link').map((tag) => [tag.get('rel') ?? '', tag.get('href') ?? ''])),
    data: [...head.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)].map(
      ([, text = '']) => text,
    ),
  }
}

/** The text of a page as read without scripts. */
export const textOf = (html: string): string =>
  plain(
    html
      .slice(html.indexOf('<body'))
      .replace(/<(script|style|desc)\b.*?<\/\1>/gs, ' ')
      .replace(/<!--.*?-->/gs, '')
      .replace(/<[^>]+>/g, ' '),
  ).replace(/\s+/g, ' ')
