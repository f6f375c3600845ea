import { MissingProgram } from './service.ts'
import { type Cluster, startCluster } from './start-cluster.ts'

/*
 * `npm run cluster`: PostgreSQL, NATS, server processes and a balancer, until Ctrl-C. A process that ends is started again, as a service
 * manager does.
 */

const PROCESSES = 3
const PORT = 3000

const print = (line: string): void => void process.stdout.write(`${line}\n`)

const run = async (processes: number): Promise<void> => {
  const stopped = new Promise<null>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve(null))
  })
  const port = Number(process.env.PORT || PORT)
  const environment = {
    LOG_LEVEL: process.env.LOG_LEVEL || 'error',
    LINK_URLS: `http://localhost:${port},http://127.0.0.1:${port}`,
  }
  const fail = (error: unknown) => process.stderr.write(`${(error as Error).message}\n`)
  const restart = async (i: number): Promise<void> => {
    await cluster.start(i)
    print(`process ${i} is back: pid ${cluster.pid(i)}`)
  }
  const cluster: Cluster = await startCluster({
    processes,
    port,
    environment,
    onLine: (i, line) => {
      if (line.startsWith('{')) print(`${i}: ${line}`)
    },
    onDeath: (i, sentence) => {
      print(`${sentence}; the others go on, and it is started again`)
      restart(i).catch(fail)
    },
  })
  const { url, urls, database, nats } = cluster
  print(`\nTrivium is ready: ${url.replace('127.0.0.1', 'localhost')}\n`)
  for (const [i, one] of urls.entries()) print(`process ${i}    ${one}    pid ${cluster.pid(i)}`)
  print(`PostgreSQL   ${database.url}\nNATS         ${nats.url}\n\nCtrl-C ends all of them.`)
  const death = await Promise.race([stopped, cluster.died])
  if (death !== null) process.stderr.write(`${death}: ending the others\n`)
  await cluster.close()
  process.exit(death === null ? 0 : 1)
}

try {
  await run(Number(process.argv[2] ?? PROCESSES))
} catch (error) {
  process.stderr.write(`${error instanceof MissingProgram ? error.message : (error as Error).stack}\n`)
  process.exit(1)
}
