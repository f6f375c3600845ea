/** In the head of every page: who runs the server goes there, as `OPERATOR_META`. */
export const OPERATOR_PLACE = '<!--operator-->'
/** Around the sentence that says who runs the server, where a page has one. */
export const OPERATOR_SENTENCE = {
  begin: '<!--operator-sentence-->',
  end: '<!--/operator-sentence-->',
} as const
/** The names of the `<meta>` that hold the operator's name, and an e-mail or web address of theirs. */
export const OPERATOR_META = { name: 'operator', contact: 'operator-contact' } as const
