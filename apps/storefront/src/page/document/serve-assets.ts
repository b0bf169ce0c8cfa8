import staticFiles from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** What the build made has its content in its name; icons keep their names. */
export async function serveAssets(app: FastifyInstance, folder: string): Promise<void> {
  const built = { root: `${folder}/assets`, prefix: '/assets/', preCompressed: true }
  await app.register(staticFiles, { ...built, immutable: true, maxAge: '1y' })
  const icons = { root: `${folder}/icons`, prefix: '/icons/', maxAge: '1d' }
  await app.register(staticFiles, { ...icons, decorateReply: false })
  app.get('/favicon.ico', (_, reply) => reply.sendFile('favicon.ico', folder, { maxAge: '1d' }))
}
