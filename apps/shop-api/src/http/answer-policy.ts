import fp from 'fastify-plugin'

/** An answer is data: if a browser opens one as a page, nothing in it runs and no page may frame it. */
const AS_DATA_ONLY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

/** Gives every answer a policy; a route that answers a page (the bank's form) or a file sets its own over it. */
export const answerPolicy = fp(async (app) => {
  app.addHook('onRequest', async (_, reply) => {
    reply.header('content-security-policy', AS_DATA_ONLY)
    reply.header('referrer-policy', 'strict-origin-when-cross-origin')
  })
})
