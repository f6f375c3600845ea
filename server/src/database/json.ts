import type { ColumnType } from 'kysely'

declare const serialized: unique symbol

/** A value already serialized for a jsonb column that reads back as `T`. */
export type Json<T> = string & { readonly [serialized]: T }

/** A jsonb column: reads as `T`, is written with `json(value)`. */
export type JsonColumn<T> = ColumnType<T, Json<T>, Json<T>>

/** A jsonb column with a default, which an insert may leave out. */
export type JsonColumnWithDefault<T> = ColumnType<T, Json<T> | undefined, Json<T>>

/**
 * Serializes a value for a jsonb column. The driver would send a bare array as a PostgreSQL array, which a jsonb
 * column refuses or misreads, so the column types only accept what this function returns.
 */
export function json<T>(value: T): Json<T> {
  return JSON.stringify(value) as Json<T>
}
