/** The id of the element that draws a country. */
export const outlineId = (place: string): string => `country-${place}`
