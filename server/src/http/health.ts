import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { FAULT_SENTENCES, type StorageFault, storageFaultOf } from '../database/storage-fault.ts'
import type { Storage } from '../database/storage-health.ts'

export interface HealthDependencies {
  /** Resolves when the database answers. */
  readonly ping: () => Promise<unknown>
  /** False until unfinished games are resumed, and while the server shuts down. */
  readonly ready: () => boolean
  readonly storage: Pick<Storage, 'fault'>
}

/** Queries the database: null if it answers. */
const faultOf = async (
  ping: () => Promise<unknown>,
  log: FastifyBaseLogger,
): Promise<StorageFault | null> => {
  try {
    await ping()
    return null
  } catch (error) {
    log.error({ err: error }, 'the database does not answer')
    return storageFaultOf(error) ?? 'unreachable'
  }
}

/** Orchestrators kill a process that does not answer here. */
export const LIVENESS_PATH = '/healthz'

/** `/healthz`: the process responds. `/readyz`: it can accept players. */
export const health = (server: FastifyInstance, { ping, ready, storage }: HealthDependencies): void => {
  server.get(LIVENESS_PATH, (_, reply) => reply.header('cache-control', 'no-store').send({ ok: true }))
  server.get('/readyz', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    if (!ready()) return reply.status(503).send({ ok: false, waitingFor: 'start-up or shutdown' })
    const fault = storage.fault ?? (await faultOf(ping, request.log))
    if (fault === null) return { ok: true }
    return reply.status(503).send({ ok: false, waitingFor: 'database', why: FAULT_SENTENCES[fault] })
  })
}
