/** A question in a format, with what it had to leave behind; or why the format can't hold it. */
export type Written =
  | { readonly text: string; readonly shortened: readonly string[] }
  | { readonly leftOut: string }
