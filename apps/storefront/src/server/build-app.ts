import { isShopPath } from '@rasteh/contracts/paths'
import { TYPED_MAX_BYTES } from '@rasteh/contracts/preview'
import { openServer } from '@rasteh/http-server/open-server'
import { openRenderQueue } from '@rasteh/http-server/render-queue'
import { securityHeaders } from '@rasteh/http-server/security-headers'
import { toQuietError } from '@rasteh/shop-core/quiet-error'
import Fastify, { type FastifyError, type FastifyInstance } from 'fastify'
import { addFeeds, addSecurityText } from '#features/feeds/public.ts'
import { serveMedia } from '#features/pictures/public-server.ts'
import { missingPage } from '#features/shell/public-missing-page.ts'
import type { Page } from '#page/define-page.ts'
import type { Assets } from '#page/document/assets.ts'
import { serveAssets } from '#page/document/serve-assets.ts'
import { serveFrame } from '#page/document/serve-frame.ts'
import { loadPage } from '#page/load/load-page.ts'
import { readPageRequest } from '#page/load/read-request.ts'
import { pages } from '../pages.ts'
import { answerPages } from './answer-page.ts'
import { renderFailure, renderPage } from './render-page.tsx'

type App = {
  origin: string
  assets: Assets
  clientFolder: string
  isReady: () => boolean
  /** Where security faults are reported: a mailto: or https: address. */
  securityContact?: string | undefined
  /** Vite's own scripts and styles, and files as they are written, fit no policy. */
  isDevelopment?: boolean
}

/** The edge waits five seconds for a page; a request that waited two is still rendered in time. */
const QUEUE = { parallel: 8, waitMs: 2_000 }

/** The page that answers every URL which no other one does. */
const WRITTEN = 'features/articles/written.page.tsx'
const MISSING = 'features/shell/missing-page.tsx'

/** The whole of the storefront, ready to listen or to be injected into. */
export async function buildApp(facts: App): Promise<FastifyInstance> {
  const { origin, assets, clientFolder, isReady, securityContact, isDevelopment = false } = facts
  const app = Fastify({
    serverFactory: (answer) => openServer(answer),
    routerOptions: { caseSensitive: true, maxParamLength: 500 },
    forceCloseConnections: 'idle',
    exposeHeadRoutes: true,
  })
  const names = new Map<Page, string>([
    ...Object.entries(pages).map(([name, page]) => [page, name] as const),
    [missingPage, MISSING],
  ])
  const renderer = { origin, assets, nameOf: (page: Page) => names.get(page) ?? MISSING }
  const queue = openRenderQueue(QUEUE)
  const answerPage = answerPages({
    origin,
    render: async (page, request) => renderPage(await loadPage(page, request), renderer),
    queue,
    personalQueue: openRenderQueue(QUEUE),
    hasPolicy: !isDevelopment,
  })

  app.addHook('onRequest', async (request, reply) => {
    // A page's own policy takes the place of this one.
    reply.headers({ ...securityHeaders(origin), 'content-security-policy': "frame-ancestors 'self'" })
    // The proxy in front sends the shop's calls to shop-api; nothing here answers them.
    if (isShopPath(request.url.split('?')[0] ?? ''))
      return reply.code(404).header('cache-control', 'no-store').send()
  })
  app.setErrorHandler<FastifyError>(async (error, { url, headers: { cookie = '' } }, reply) => {
    const { statusCode = 500 } = error
    // A caller's own fault, such as a body that cannot be read, is not a failure of the shop.
    if (statusCode < 500) return reply.code(statusCode).send()
    console.error(toQuietError(error))
    const { culture } = readPageRequest({ url, cookie, params: {} })
    reply.code(500).type('text/html; charset=utf-8').header('cache-control', 'no-store')
    return reply.send(renderFailure(culture, renderer))
  })
  app.get('/health/ready', async (_, reply) => reply.code(isReady() ? 200 : 503).send())
  if (!isDevelopment) await serveAssets(app, clientFolder)
  if (assets.frameKeys) serveFrame(app, assets.frameKeys)
  await app.register(serveMedia)
  addFeeds(app, origin, queue)
  addSecurityText(app, origin, securityContact)
  for (const page of Object.values(pages)) {
    if (page.path === '/*') continue
    app.get(page.path, (request, reply) => answerPage(page, request, reply))
    if (page.takesTyped)
      app.post(page.path, { bodyLimit: TYPED_MAX_BYTES }, (request, reply) =>
        answerPage(page, request, reply),
      )
  }
  app.setNotFoundHandler((request, reply) => {
    const written = pages[WRITTEN]
    const isReading = request.method === 'GET' || request.method === 'HEAD'
    if (!written || !isReading) return reply.code(404).send()
    return answerPage(written, request, reply)
  })
  return app
}
