import { CATEGORIES } from '@trivium/content/questions/categories'

/** A category's title for people; one that this page does not know yet is shown by its slug. */
export const categoryTitle = (slug: string): string =>
  CATEGORIES.find((category) => category.slug === slug)?.title ?? slug
