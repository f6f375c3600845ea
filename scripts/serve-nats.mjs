// Forked by benches and tests: runs a NATS server.
import { findNats, startNats } from './nats.mjs'
import { endFor, serveService } from './serve-service.mjs'

const found = await findNats()
if (found.missing) endFor(found.missing)
else await serveService(() => startNats(found.program))
