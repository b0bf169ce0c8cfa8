import { pageKeys } from '@rasteh/contracts/page-keys'
import { PAGE_PATHS } from '@rasteh/contracts/paths'
import { encodeBody } from '@rasteh/http-server/encode-body'
import type { RenderQueue } from '@rasteh/http-server/render-queue'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { answerComparedProducts } from '#features/compare/public.ts'
import { answerPartial } from '#modules/partials/answer-partial.ts'
import { JSON_FEED_TYPE, RSS_TYPE } from '#page/layout/head.tsx'
import { readPageRequest } from '#page/load/read-request.ts'
import { inRequest } from '#page/load/request.ts'
import { sendBusy } from '#page/load/send-busy.ts'
import { loadJsonFeed, loadRss } from './load-news-feed.ts'
import { loadManifest } from './manifest.ts'
import { robotsText } from './robots-text.ts'
import { loadSitemapIndex, loadSitemapPartText } from './sitemap.ts'

const KEPT = 'public, max-age=3600'
/** The edge is not told of changes in maps: it asks again after this. News purges its feeds, save what waits for its day. */
const EDGE_SECONDS = 600

type Params = { kind: string; part: string }

/** How an answer is named and kept. */
type Kept = { type: string; headers: Record<string, string> }
const MAP: Kept = { type: 'application/xml; charset=utf-8', headers: { vary: 'accept-encoding' } }
/** A feed is in the culture of its reader, and shows what lists of news show. */
const feedOf = (type: string): Kept => ({
  type: `${type}; charset=utf-8`,
  headers: { vary: 'cookie, accept-encoding', xkey: `${pageKeys.everywhere} ${pageKeys.newsLists}` },
})

/** What is no page: the maps and feeds for machines, and the parts that scripts ask for. */
export function addFeeds(app: FastifyInstance, origin: string, queue: RenderQueue): void {
  const within = <Result>(request: FastifyRequest, run: (query: URLSearchParams) => Promise<Result>) => {
    const params = request.params as Record<string, string>
    const asked = readPageRequest({ url: request.url, cookie: request.headers.cookie ?? '', params })
    return inRequest(asked, () => run(asked.query))
  }
  /** They are long: they are in the queue of the pages, and the edge keeps them. */
  const sendLong = async (reply: FastifyReply, load: () => Promise<string | null>, kept: Kept = MAP) => {
    const made = await queue(reply.raw, async () => ({ text: await load() }))
    if (made === null) return sendBusy(reply)
    const { text } = made
    if (text === null) return reply.code(404).send()
    const { body, encoding } = await encodeBody(text, reply.request.headers['accept-encoding'])
    if (encoding) reply.header('content-encoding', encoding)
    return reply
      .type(kept.type)
      .headers({ ...kept.headers, 'cache-control': KEPT, 'surrogate-control': `max-age=${EDGE_SECONDS}` })
      .send(body)
  }

  app.get('/robots.txt', async (_, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', KEPT).send(robotsText(origin)),
  )
  app.get('/manifest.webmanifest', async (request, reply) => {
    const manifest = await within(request, loadManifest)
    return reply
      .type('application/manifest+json; charset=utf-8')
      .headers({ 'cache-control': 'no-cache', vary: 'cookie' })
      .send(JSON.stringify(manifest))
  })
  app.get(PAGE_PATHS.newsFeed, async (request, reply) =>
    sendLong(reply, () => within(request, loadRss), feedOf(RSS_TYPE)),
  )
  app.get(PAGE_PATHS.newsJsonFeed, async (request, reply) =>
    sendLong(reply, () => within(request, loadJsonFeed), feedOf(JSON_FEED_TYPE)),
  )
  app.get('/sitemap.xml', async (_, reply) => sendLong(reply, loadSitemapIndex))
  app.get<{ Params: Params }>('/sitemap/:kind/:part', async ({ params }, reply) =>
    sendLong(reply, () => loadSitemapPartText(params.kind, params.part)),
  )
  app.get('/compare/products', async (request, reply) => {
    const found = await within(request, answerComparedProducts)
    reply.headers({ 'cache-control': 'no-cache', vary: 'cookie' })
    return found ? reply.send(found) : reply.code(422).send([])
  })
  app.get('/DesktopModules/Links/handlers/AjaxHandler.ashx', async (request, reply) => {
    const { status, type, body } = await within(request, answerPartial)
    return reply.code(status).type(type).headers({ 'cache-control': 'no-cache', vary: 'cookie' }).send(body)
  })
}
