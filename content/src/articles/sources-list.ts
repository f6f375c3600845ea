import { escapeUTF8 } from 'entities'
import type { Source } from './front-matter.ts'

/** The list of an article's sources, as HTML. */
export const sourcesHtml = (sources: readonly Source[]): string =>
  `<ol>${sources.map((source) => `<li>${sourceHtml(source)}</li>`).join('')}</ol>\n`

const sourceHtml = ({ author, title, in: where, year, url }: Source): string => {
  const cited = `<cite>${escapeUTF8(title)}</cite>`
  const linked = url ? `<a href="${escapeUTF8(url)}">${cited}</a>` : cited
  return `${escapeUTF8(author)}, ${linked}${where ? `, ${escapeUTF8(where)}` : ''}, ${year}.`
}
