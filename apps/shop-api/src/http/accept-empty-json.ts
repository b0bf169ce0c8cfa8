import type { FastifyInstance } from 'fastify'

/**
 * Shop calls carry the JSON content type even without a body (deleting a line); Fastify would refuse those.
 * Anything that is there goes to the default parser, which keeps its guard against poisoned prototypes.
 */
export function acceptEmptyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined)
    else parse(request, body as string, done)
  })
}
