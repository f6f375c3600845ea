import { useState } from 'react'

/** The value, or while it is null the previous one. */
export const useLastValue = <Value>(value: Value | undefined): Value | null => {
  const [kept, setKept] = useState(value)
  if (value !== undefined && value !== kept) setKept(value)
  return value ?? kept ?? null
}
