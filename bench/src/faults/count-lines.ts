/** What the servers of a cluster log as a warning or worse, and how often. */
export const countLines = () => {
  const counts = new Map<string, number>()
  const add = (text: string) => void counts.set(text, (counts.get(text) ?? 0) + 1)
  return {
    onLine(_: number, line: string): void {
      try {
        const { msg, level, err } = JSON.parse(line) as {
          msg?: string
          level: number
          err?: { message: string }
        }
        add(`${level >= 50 ? 'error' : 'warning'}: ${msg}${err ? ` (${err.message})` : ''}`)
      } catch {
        // The line is the ready message or the output of a crash.
        if (line.trim() !== '' && !/^(Trivium is ready|To become admin)/.test(line)) add(line)
      }
    },
    /** The most frequent first. */
    lines: () => [...counts].toSorted(([, a], [, b]) => b - a),
  }
}
