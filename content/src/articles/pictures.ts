import pictures from '../../articles/made/pictures.json' with { type: 'json' }

/** The leading pictures of the articles by slug, as `<svg>`. Separate from the list because they are large. */
export const LEADING_PICTURES: Readonly<Record<string, string>> = pictures
