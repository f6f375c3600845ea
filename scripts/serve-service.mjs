/**
 * Lets the process that forked us control a server: sends its address, and obeys `stop` and `{ restart: signal }`. The
 * server ends with its parent.
 */
export async function serveService(open) {
  const gone = new Promise((resolve) => process.once('disconnect', resolve))
  const service = await open()
  let restarting = false
  const tell = (message) => process.connected && process.send(message)
  const watch = () => service.end().then(() => restarting || tell({ ended: true }))
  const stop = () => service.stop().then(() => process.exit(0))
  const restart = async (signal) => {
    restarting = true
    await service.restart(signal)
    restarting = false
    watch()
    tell({ restarted: true })
  }
  process.on('message', (message) => (message === 'stop' ? stop() : restart(message.restart)))
  // Also if it has ended while the server started.
  gone.then(stop)
  if (!process.connected) return
  watch()
  tell({ url: service.url })
}

/** Ends because a program is missing, and says why. */
export function endFor(missing) {
  process.send({ missing }, () => process.exit(1))
}
