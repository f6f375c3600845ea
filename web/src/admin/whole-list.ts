import type { Pages } from './use-paged-list.ts'

/** A list that is here as a whole, for a `DataTable`. */
export const wholeList = <Row>(rows: readonly Row[]): Pages<Row> => ({
  rows,
  hasMore: false,
  isLoading: false,
  failure: null,
  more: () => {},
  reload: () => {},
})
