// Forked by benches: starts a PostgreSQL server with its defaults, sends its address, and stops with its parent.
import { findPostgres, startPostgres } from './postgres.mjs'

const found = await findPostgres()
if (found.missing) {
  console.error(found.missing)
  process.exit(1)
}
const { url, stop } = await startPostgres(found.programs, ['max_connections=200'])
const end = () => stop().then(() => process.exit(0))
process.on('message', (message) => message === 'stop' && end())
process.on('disconnect', end)
process.send({ url })
