import { isCallLabel, LABEL_HEADER } from '@rasteh/contracts/headers'
import fp from 'fastify-plugin'
import { problem } from './answer-errors.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A GET that changes something (the special-code call) is guarded like the rest. */
    changes?: boolean
    /** The bank's return comes from another site and carries no label. */
    fromOtherSites?: boolean
  }
}

const LABEL = LABEL_HEADER.toLowerCase()
const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Refuses (403) a change that carries no call label or comes from another origin's page. */
export const guardChanges = fp(async (app) => {
  app.addHook('onRequest', async (request, reply) => {
    const { changes = !SAFE.has(request.method), fromOtherSites = false } = request.routeOptions.config
    if (!changes || fromOtherSites) return
    const { origin, [LABEL]: label, 'sec-fetch-site': site } = request.headers
    const isSameOriginPage =
      origin === undefined
        ? site === undefined || SAME_ORIGIN.has(String(site))
        : origin === app.settings.origin
    if (isCallLabel(label) && isSameOriginPage) return
    return reply.code(403).send(problem('Forbidden', request.id))
  })
})

const SAME_ORIGIN = new Set(['same-origin', 'none'])
