import type { FastifyInstance } from 'fastify'

/** One page of each kind: what they load is loaded once. */
const PAGES = ['/', '/search/q/a', '/checkout']

/**
 * Renders a few pages before the edge sends anybody: the first ones of a process take longer. However they end (the
 * database may be away), the process is then as ready as it will be.
 */
export async function warmUp(app: FastifyInstance): Promise<void> {
  for (const url of PAGES) await app.inject({ url, headers: { host: 'localhost' } }).catch(() => null)
}
