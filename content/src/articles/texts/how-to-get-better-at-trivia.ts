import made from '../../../articles/made/how-to-get-better-at-trivia.json' with { type: 'json' }
import type { Article } from '../article.ts'

export const ARTICLE: Article = made
