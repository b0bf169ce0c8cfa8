import swagger from '@fastify/swagger'
import fp from 'fastify-plugin'

export const OPEN_API_PATH = '/api/shop/openapi.json'

/** The contracts, served as OpenAPI: what is documented is what is checked. */
export const openApi = fp(async (app) => {
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: 'Rasteh shop calls', version: '1' } },
  })
  app.get(OPEN_API_PATH, { schema: { hide: true } }, () => app.swagger())
})
