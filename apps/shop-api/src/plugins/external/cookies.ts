import cookie from '@fastify/cookie'
import fp from 'fastify-plugin'

export const cookies = fp(async (app) => {
  await app.register(cookie)
})
