/**
 * Lets the process that forked us control a server: sends its address, and obeys `stop` and `{ restart: signal }`. The
 * server ends with its parent.
 */
export async function serveService(open) {
  const service = await open()
  let restarting = false
  const watch = () => service.end().then(() => restarting || process.send({ ended: true }))
  const stop = () => service.stop().then(() => process.exit(0))
  const restart = async (signal) => {
    restarting = true
    await service.restart(signal)
    restarting = false
    watch()
    process.send({ restarted: true })
  }
  process.on('message', (message) => (message === 'stop' ? stop() : restart(message.restart)))
  process.on('disconnect', stop)
  watch()
  process.send({ url: service.url })
}

/** Ends because a program is missing, and says why. */
export function endFor(missing) {
  process.send({ missing }, () => process.exit(1))
}
