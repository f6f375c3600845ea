const PATIENCE = 15_000

/** Resolves as soon as `holds` does, asked again at each turn of the event loop; rejects after 15 s. */
export const until = async (holds: () => boolean | Promise<boolean>, what: string): Promise<void> => {
  const end = performance.now() + PATIENCE
  while (!(await holds())) {
    if (performance.now() > end) throw new Error(`it never came about: ${what}`)
    await new Promise<void>((resolve) => setImmediate(resolve))
  }
}
