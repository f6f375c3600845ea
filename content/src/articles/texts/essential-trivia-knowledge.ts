import made from '../../../articles/made/essential-trivia-knowledge.json' with { type: 'json' }
import type { Article } from '../article.ts'

export const ARTICLE: Article = made
