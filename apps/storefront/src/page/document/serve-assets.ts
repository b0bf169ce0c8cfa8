import staticFiles from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** What the build made has its content in its name, so no browser asks whether it changed; icons keep their names. */
export async function serveAssets(app: FastifyInstance, folder: string): Promise<void> {
  const built = { root: `${folder}/assets`, prefix: '/assets/', preCompressed: true }
  const unasked = { etag: false, lastModified: false, acceptRanges: false }
  await app.register(staticFiles, { ...built, ...unasked, immutable: true, maxAge: '1y', setHeaders: spare })
  const icons = { root: `${folder}/icons`, prefix: '/icons/', maxAge: '1d' }
  await app.register(staticFiles, { ...icons, decorateReply: false })
  app.get('/favicon.ico', (_, reply) => reply.sendFile('favicon.ico', folder, { maxAge: '1d' }))
}

/** A file asks for no camera: what only documents need would be a tenth of a small script. */
const spare = (reply: { removeHeader: (name: string) => void }) => reply.removeHeader('permissions-policy')
