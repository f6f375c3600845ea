// Forked by benches and tests: runs a PostgreSQL server with its defaults, in the folder that is named.
import { findPostgres, startPostgres } from './postgres.mjs'
import { endFor, serveService } from './serve-service.mjs'

const found = await findPostgres()
if (found.missing) endFor(found.missing)
else await serveService(() => startPostgres(found.programs, ['max_connections=200'], process.argv[2]))
