/*
 * Imported by each server of a cluster before its own code: it ends with the process that started it, even if that one is
 * killed, and its clock is wrong by CLOCK_OFFSET_MS.
 */

import '../end-with-parent.ts'

const offset = Number(process.env.CLOCK_OFFSET_MS ?? 0)
if (offset !== 0) {
  const { now } = Date
  Date.now = () => now() + offset
}
