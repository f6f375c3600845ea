import { type GeneratedFiles, jsonText } from '../generated-files.ts'
import { articlePath } from './addresses.ts'
import type { Article, ArticleEntry } from './article.ts'
import { headingsIn, SOURCES } from './headings.ts'
import { READING_SPEED } from './limits.ts'
import { countWords } from './markdown.ts'
import { inlinePicture } from './picture.ts'
import { renderArticle } from './render.ts'
import type { ArticleSource } from './source.ts'

/** The files generated for the web app: the list, the leading pictures, and each article's text. */
export const articleFiles = (sources: readonly ArticleSource[]): GeneratedFiles => {
  const articles = sources.map(makeArticle)
  return {
    'list.json': jsonText(articles.map(entryOf)),
    'pictures.json': jsonText(Object.fromEntries(articles.map(({ slug, picture }) => [slug, picture]))),
    ...Object.fromEntries(articles.map((article) => [`${article.slug}.json`, jsonText(article)])),
  }
}

export const makeArticle = (source: ArticleSource): Article => {
  const { slug, title, description, published, updated, illustration } = source.front
  const words = countWords(source.blocks)
  return {
    slug,
    path: articlePath(slug),
    title,
    description,
    published,
    updated,
    words,
    minutes: Math.ceil(words / READING_SPEED),
    picture: inlinePicture(source.pictures.get(illustration.file) ?? '', illustration),
    headings: [...headingsIn(source.blocks).map(({ heading }) => heading), SOURCES],
    html: renderArticle(source),
  }
}

const entryOf = ({ picture: _picture, headings: _headings, html: _html, ...entry }: Article): ArticleEntry =>
  entry
