/*
 * Imported by programs that another program starts: they end with it, even if it is killed. What waits for `exit` is still done.
 */

const LOOK_EVERY = 500

const parent = process.ppid
setInterval(() => {
  if (process.ppid !== parent) process.exit(1)
}, LOOK_EVERY).unref()
