import { escapeUTF8 } from 'entities'
import { Marked, type RendererObject, type Tokens } from 'marked'
import { headingOf, SOURCES } from './headings.ts'
import { pictureIn, tokensOf } from './markdown.ts'
import { inlinePicture } from './picture.ts'
import type { ArticleSource } from './source.ts'
import { sourcesHtml } from './sources-list.ts'

/** Everything below the leading picture of an article, as HTML. */
export const renderArticle = (source: ArticleSource): string => {
  const made = new Marked({ renderer: rendererFor(source.pictures) })
  return `${made.parser(tokensOf(source.blocks))}${heading(SOURCES)}${sourcesHtml(source.front.sources)}`
}

const heading = ({ id, level }: { id: string; level: number }, html = SOURCES.text): string =>
  `<h${level} id="${id}">${html}</h${level}>\n`

const rendererFor = (pictures: ArticleSource['pictures']): RendererObject => ({
  heading(token) {
    return heading(headingOf(token), this.parser.parseInline(token.tokens))
  },
  paragraph(token) {
    const picture = pictureIn(token)
    return picture ? figure(picture, pictures.get(picture.href) ?? '') : false
  },
  table({ header, rows }) {
    const cells = (row: Tokens.TableCell[]) => row.map(({ tokens }) => this.parser.parseInline(tokens))
    return table(cells(header), rows.map(cells))
  },
})

const figure = ({ href, text, title }: Tokens.Image, svg: string): string => {
  const caption = title ? `<figcaption>${escapeUTF8(title)}</figcaption>` : ''
  return `<figure>${inlinePicture(svg, { file: href, alt: text })}${caption}</figure>\n`
}

/** The first column is the row's header. */
const table = (header: string[], rows: string[][]): string => {
  const head = header.map((cell) => `<th scope="col">${cell}</th>`).join('')
  const body = rows.map(
    ([first, ...rest]) =>
      `<tr><th scope="row">${first}</th>${rest.map((cell) => `<td>${cell}</td>`).join('')}</tr>`,
  )
  return `<table><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table>\n`
}
