import type { RequestListener } from 'node:http'
import { isUpgrade, openServer } from '@rasteh/http-server/open-server'
import type { FastifyInstance } from 'fastify'
import { createServer } from 'vite'
import { readSettings } from '../src/settings.ts'
import { devAssets } from './assets.ts'

/**
 * `node dev/main.ts`: the storefront while somebody works on it. Vite serves the islands as they are written and puts
 * a change into the open page; the server's own code is loaded again with the next page.
 */
const HMR_PATH = '/@vite-hmr'
const settings = readSettings(process.env)
let answer: RequestListener = (_, response) => void response.writeHead(503).end()

const server = openServer((request, response) => answer(request, response), {
  shouldUpgradeCallback: (request) => request.url?.startsWith(HMR_PATH) === true && isUpgrade(request),
})
const vite = await createServer({
  root: `${import.meta.dirname}/..`,
  appType: 'custom',
  server: { middlewareMode: true, hmr: { server, path: HMR_PATH }, allowedHosts: true },
})
const assets = devAssets(vite)

type BuildModule = typeof import('../src/server/build-app.ts')
let kept: { buildApp: BuildModule['buildApp']; app: FastifyInstance } | null = null

/** The app as the code is now: built again when any of its files has changed. */
async function currentApp(): Promise<FastifyInstance> {
  const { buildApp } = (await vite.ssrLoadModule('/src/server/build-app.ts')) as BuildModule
  if (kept?.buildApp === buildApp) return kept.app
  const app = await buildApp({
    origin: settings.origin,
    assets,
    clientFolder: `${vite.config.root}/public`,
    isReady: () => true,
    isDevelopment: true,
  })
  await app.ready()
  kept = { buildApp, app }
  return app
}

answer = (request, response) =>
  vite.middlewares(request, response, () => {
    currentApp().then(
      (app) => app.routing(request, response),
      (error: Error) => {
        vite.ssrFixStacktrace(error)
        console.error(error)
        response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end(error.stack)
      },
    )
  })
server.listen(settings.port, settings.host, () => console.warn(`storefront listens on ${settings.origin}`))

for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.once(signal, () => void vite.close().finally(() => process.exit(0)))
