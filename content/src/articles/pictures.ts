import pictures from '../../articles/made/pictures.json' with { type: 'json' }

/** The leading pictures of the articles by slug, as `<svg>`. Apart from the list, because they are heavy. */
export const LEADING_PICTURES: Readonly<Record<string, string>> = pictures
