import made from '../../../articles/made/history-of-trivia.json' with { type: 'json' }
import type { Article } from '../article.ts'

export const ARTICLE: Article = made
