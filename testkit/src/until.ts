const PATIENCE = 15_000

interface Patience {
  /** The longest wait, ms. */
  readonly patience?: number
  /** The pause between two checks, ms, for checks that send messages, of which a connection may send only so many. */
  readonly pause?: number
}

/** Resolves as soon as `holds` is true, which is checked at each turn of the event loop. Rejects after `patience` ms. */
export const until = async (
  holds: () => boolean | Promise<boolean>,
  what: string,
  { patience = PATIENCE, pause = 0 }: Patience = {},
): Promise<void> => {
  const end = performance.now() + patience
  while (!(await holds())) {
    if (performance.now() > end) throw new Error(`it never came about: ${what}`)
    await new Promise<void>((resolve) => (pause > 0 ? setTimeout(resolve, pause) : setImmediate(resolve)))
  }
}
