/*
 * Imported by each server of a cluster before its own code: it ends with the process that started it, even if that one is
 * killed, and its clock is wrong by CLOCK_OFFSET_MS.
 */

const LOOK_EVERY = 500

const parent = process.ppid
setInterval(() => {
  if (process.ppid !== parent) process.exit(1)
}, LOOK_EVERY).unref()

const offset = Number(process.env.CLOCK_OFFSET_MS ?? 0)
if (offset !== 0) {
  const { now } = Date
  Date.now = () => now() + offset
}
