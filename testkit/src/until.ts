const PATIENCE = 15_000

/**
 * Resolves as soon as `holds` is true, which is checked at each turn of the event loop. Rejects after
 * `patience` ms.
 */
export const until = async (
  holds: () => boolean | Promise<boolean>,
  what: string,
  patience = PATIENCE,
): Promise<void> => {
  const end = performance.now() + patience
  while (!(await holds())) {
    if (performance.now() > end) throw new Error(`it never came about: ${what}`)
    await new Promise<void>((resolve) => setImmediate(resolve))
  }
}
