import { CATEGORIES } from '@trivium/content/questions/categories'

/** A category's title for people; the slug if this page does not know it yet. */
export const categoryTitle = (slug: string): string =>
  CATEGORIES.find((category) => category.slug === slug)?.title ?? slug
