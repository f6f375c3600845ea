import type { FastifyInstance } from 'fastify'

export interface HealthDependencies {
  /** Resolves when the database answers. */
  readonly ping: () => Promise<unknown>
  /** False until what had not ended is driven again, and while the server shuts down. */
  readonly ready: () => boolean
}

/** `/healthz`: the process answers. `/readyz`: it can take players. */
export const health = (server: FastifyInstance, { ping, ready }: HealthDependencies): void => {
  server.get('/healthz', (_, reply) => reply.header('cache-control', 'no-store').send({ ok: true }))
  server.get('/readyz', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    if (!ready()) return reply.status(503).send({ ok: false, waitingFor: 'start-up or shutdown' })
    try {
      await ping()
      return { ok: true }
    } catch (error) {
      request.log.error({ err: error }, 'the database does not answer')
      return reply.status(503).send({ ok: false, waitingFor: 'database' })
    }
  })
}
