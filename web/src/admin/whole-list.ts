import type { Pages } from './use-paged-list.ts'

/** An already complete list, for a `DataTable`. */
export const wholeList = <Row>(rows: readonly Row[]): Pages<Row> => ({
  rows,
  hasMore: false,
  isLoading: false,
  failure: null,
  more: () => {},
  reload: () => {},
})
