import type { FunctionName, InputOf, OutputOf } from '@trivium/wire/registry'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useCall } from '../live/client-context.ts'
import type { Failure } from '../live/reply.ts'

/** One page of a list with keyset pagination. */
export interface Page<Row, Key> {
  readonly rows: readonly Row[]
  /** The key for the next page; null: this was the last. */
  readonly next: Key | null
}

export interface Pages<Row> {
  /** Null until the first page has loaded. */
  readonly rows: readonly Row[] | null
  readonly hasMore: boolean
  readonly isLoading: boolean
  /** Why the last request failed. */
  readonly failure: Failure | null
  /** Loads the next page; after a failure, the same one again. */
  readonly more: () => void
  /** Reloads everything; the current rows stay visible until the new ones arrive. */
  readonly reload: () => void
}

interface ListQuery<Name extends FunctionName, Row, Key> {
  readonly name: Name
  /** The function's input for the page after this key; null: the first page. */
  readonly input: (after: Key | null) => InputOf<Name>
  readonly page: (output: OutputOf<Name>) => Page<Row, Key>
}

interface State<Row, Key> {
  /** The input that the rows belong to. */
  readonly of: string
  readonly rows: readonly Row[] | null
  readonly next: Key | null
  readonly isLoading: boolean
  readonly failure: Failure | null
}

const nothing = <Row, Key>(of: string): State<Row, Key> => ({
  of,
  rows: null,
  next: null,
  isLoading: true,
  failure: null,
})

/** Reads a list page by page; starts again whenever the first page's input changes. */
export const usePagedList = <Name extends FunctionName, Row, Key>(
  query: ListQuery<Name, Row, Key>,
): Pages<Row> => {
  const call = useCall()
  const of = JSON.stringify(query.input(null))
  const [state, setState] = useState(() => nothing<Row, Key>(of))
  const latest = useRef({ query, turn: 0 })
  latest.current.query = query

  const load = useCallback(
    async (list: string, after: Key | null, before: readonly Row[]) => {
      const turn = ++latest.current.turn
      const { name, input, page } = latest.current.query
      setState((now) => ({ ...(now.of === list ? now : nothing(list)), isLoading: true, failure: null }))
      const { result, error } = await call(name, input(after))
      // The input has changed in the meantime.
      if (turn !== latest.current.turn) return
      if (error) return setState((now) => ({ ...now, isLoading: false, failure: error }))
      const { rows, next } = page(result)
      setState({ of: list, rows: [...before, ...rows], next, isLoading: false, failure: null })
    },
    [call],
  )
  useEffect(() => void load(of, null, []), [load, of])

  const shown = state.of === of ? state : nothing<Row, Key>(of)
  return {
    rows: shown.rows,
    hasMore: shown.next !== null,
    isLoading: shown.isLoading,
    failure: shown.failure,
    more: () => void load(of, shown.next, shown.next === null ? [] : (shown.rows ?? [])),
    reload: () => void load(of, null, []),
  }
}
