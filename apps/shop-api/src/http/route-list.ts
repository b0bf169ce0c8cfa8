import fp from 'fastify-plugin'

declare module 'fastify' {
  interface FastifyInstance {
    /** Every route there is, as `METHOD path`: what the access matrix asks for, one by one. */
    routeList: readonly string[]
  }
}

export const routeList = fp(async (app) => {
  const list: string[] = []
  app.decorate('routeList', list)
  app.addHook('onRoute', ({ method, url }) => {
    // A HEAD route is made for every GET and answers as that does.
    for (const one of [method].flat()) if (one !== 'HEAD') list.push(`${one} ${url}`)
  })
})
