import { CATEGORIES, currentCategory } from '@trivium/content/questions/categories'

/** Whether a category is one that this page knows; an operator can add others. */
export const isKnownCategory = (slug: string): boolean => CATEGORIES.some((one) => one.slug === slug)

/** A category's title for people; the slug if this page does not know it yet. */
export const categoryTitle = (slug: string): string =>
  CATEGORIES.find((category) => category.slug === currentCategory(slug))?.title ?? slug
