import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { freePort } from '../free-port.ts'
import { fromAddress } from '../own-address.ts'
import { pin, processTimes } from '../processor-time.ts'
import { quantile } from '../quantile.ts'
import { ServerProcess } from '../recovery/server-process.ts'
import { assetsOf, newVisitor } from './first-visit.ts'

/** Visitors who load the page at the same time: enough to keep one core busy. */
const AT_ONCE = 16
const WARM_UP = 20

interface Tally {
  readonly times: number[]
  requests: number
  bytes: number
  failed: number
}

const textOf = (body: Buffer): string => {
  for (const unpack of [brotliDecompressSync, gunzipSync])
    try {
      return unpack(body).toString()
    } catch {
      // It is compressed in another way, or not at all.
    }
  return body.toString()
}

const visit = async (url: string, visitor: number, tally: Tally): Promise<void> => {
  const { fetch, leave } = newVisitor(url, fromAddress(3, visitor))
  const startedAt = performance.now()
  const count = ({ status, body }: { status: number; body: Buffer }): void => {
    tally.requests += 1
    tally.bytes += body.length
    if (status !== 200) tally.failed += 1
  }
  const page = await fetch('/')
  count(page)
  for (const asset of await Promise.all(assetsOf(textOf(page.body)).map(fetch))) count(asset)
  tally.times.push(performance.now() - startedAt)
  leave()
}

/** `npm run bench visits -- [seconds]`: first visits to `/`, with all that the page loads; `npm run build` comes first. */
export const visits = async (seconds = 30): Promise<void> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'trivium-visits-'))
  const port = await freePort()
  const server = new ServerProcess(port, dataDir, (message) => console.log(message))
  const url = `http://127.0.0.1:${port}`
  await server.ready()
  pin(server.pid, 0)
  pin(process.pid, 1)
  let visitors = 0
  const run = async (isOver: () => boolean, tally: Tally): Promise<void> => {
    while (!isOver()) await visit(url, visitors++, tally)
  }
  const newTally = (): Tally => ({ times: [], requests: 0, bytes: 0, failed: 0 })
  await run(() => visitors >= WARM_UP, newTally())
  const tally = newTally()
  const [startedAt, before] = [performance.now(), processTimes(server.pid)?.own ?? Number.NaN]
  const isOver = () => performance.now() - startedAt > seconds * 1_000
  await Promise.all(Array.from({ length: AT_ONCE }, () => run(isOver, tally)))
  const elapsed = performance.now() - startedAt
  const used = (processTimes(server.pid)?.own ?? Number.NaN) - before
  await server.stop()
  await rm(dataDir, { recursive: true, force: true })
  const count = tally.times.length
  const sorted = tally.times.toSorted((a, b) => a - b)
  console.log(
    [
      `${((count * 1_000) / elapsed).toFixed(1)} first visits/s`,
      `${((tally.requests * 1_000) / elapsed).toFixed(0)} requests/s (${(tally.requests / count).toFixed(0)} a visit)`,
      `${(tally.bytes / count / 1024).toFixed(0)} kB a visit`,
      `CPU ${(used / count).toFixed(1)} ms a visit, ${((used / elapsed) * 100).toFixed(0)} % of a core`,
      `p50 ${quantile(sorted, 0.5).toFixed(0)}, p99 ${quantile(sorted, 0.99).toFixed(0)} ms with ${AT_ONCE} at once`,
      `failed: ${tally.failed}`,
    ].join('; '),
  )
}
