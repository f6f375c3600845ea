// Forked by benches and tests: runs a PostgreSQL server with its defaults, in the folder and with the settings that are named.
import { findPostgres, startPostgres } from './postgres.mjs'
import { endFor, serveService } from './serve-service.mjs'

const [folder, ...settings] = process.argv.slice(2)
const found = await findPostgres()
if (found.missing) endFor(found.missing)
else await serveService(() => startPostgres(found.programs, ['max_connections=200', ...settings], folder))
