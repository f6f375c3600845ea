/** A written question with what was lost, or why the format cannot hold it. */
export type WrittenQuestion =
  | { readonly text: string; readonly shortened: readonly string[] }
  | { readonly leftOut: string }
