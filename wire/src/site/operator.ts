/** A placeholder in the head of every page for the operator's details, as `OPERATOR_META`. */
export const OPERATOR_PLACE = '<!--operator-->'
/** Markers around the sentence that names the operator, on pages that have it. */
export const OPERATOR_SENTENCE = {
  begin: '<!--operator-sentence-->',
  end: '<!--/operator-sentence-->',
} as const
/** The names of the `<meta>` elements with the operator's name, and an email or web address. */
export const OPERATOR_META = { name: 'operator', contact: 'operator-contact' } as const
