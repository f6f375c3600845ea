const ENDINGS: Readonly<Record<Intl.LDMLPluralRule, string>> = {
  one: 'st',
  two: 'nd',
  few: 'rd',
  other: 'th',
  zero: 'th',
  many: 'th',
}

const rules = new Intl.PluralRules('en', { type: 'ordinal' })

/** '1st', '22nd', '113th' */
export const ordinal = (place: number): string =>
  `${place.toLocaleString('en')}${ENDINGS[rules.select(place)]}`
