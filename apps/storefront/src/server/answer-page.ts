import { pageKeys } from '@rasteh/contracts/page-keys'
import { encodeBody } from '@rasteh/http-server/encode-body'
import type { RenderQueue } from '@rasteh/http-server/render-queue'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Page } from '#page/define-page.ts'
import { pagePolicy } from '#page/document/page-policy.ts'
import { Answer } from '#page/load/answer.ts'
import { cultureCookie, readPageRequest } from '#page/load/read-request.ts'
import { inRequest, type PageRequest } from '#page/load/request.ts'
import { sendBusy } from '#page/load/send-busy.ts'
import type { Rendered } from './render-page.tsx'

/** No page is older than this while the storefront is well, even when no process notified the edge of a change. */
const PAGE_LIFE_SECONDS = 60

type Answering = {
  origin: string
  hasPolicy: boolean
  render: (page: Page, request: PageRequest) => Promise<Rendered>
  queue: RenderQueue
  /** Buyers do not wait in the queue of visitors who browse. */
  personalQueue: RenderQueue
}

/** Answers with a page: rendered, not found, or led elsewhere. */
export function answerPages(answering: Answering) {
  const { origin, hasPolicy, render, queue, personalQueue } = answering
  const isSecure = origin.startsWith('https:')
  return async (page: Page<unknown>, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const asked = readPageRequest({
      url: request.url,
      cookie: request.headers.cookie ?? '',
      params: request.params as Record<string, string>,
      typed: request.body,
    })
    const cookie = cultureCookie(asked, isSecure)
    if (cookie) reply.header('set-cookie', cookie)
    const run = () => inRequest(asked, () => render(page, asked))
    const renderQueued = page.isPersonal ? personalQueue : queue
    const rendered = await renderQueued(reply.raw, () => answered(run))
    if (rendered === null) return sendBusy(reply)
    // What moves may move back: no cache keeps a redirect without asking again.
    if (rendered instanceof Answer)
      return reply.header('cache-control', 'no-cache').redirect(rendered.location ?? '/', rendered.status)
    return send(rendered, { page, asked, request, reply })
  }

  type Around = { page: Page<unknown>; asked: PageRequest; request: FastifyRequest; reply: FastifyReply }

  async function send(rendered: Rendered, { page, asked, request, reply }: Around): Promise<FastifyReply> {
    const { html, status, script, styles } = rendered
    const isFramed = page.layout === 'frame' || page.isFramed === true
    const { imageOrigins, frameOrigins } = asked
    const facts = { script, styles, isFramed, isSecure, imageOrigins, frameOrigins }
    reply.code(status).type('text/html; charset=utf-8')
    if (hasPolicy) reply.header('content-security-policy', pagePolicy(facts))
    if (!isFramed) reply.header('x-frame-options', 'DENY')
    if (page.isPersonal || ![200, 404].includes(status)) reply.header('cache-control', 'no-store')
    else
      reply.headers({
        'cache-control': 'no-cache',
        vary: 'cookie, accept-encoding',
        'surrogate-control': `max-age=${PAGE_LIFE_SECONDS}`,
        xkey: [pageKeys.everywhere, ...(status === 404 ? [pageKeys.missing] : []), ...asked.keys].join(' '),
      })
    const { body, encoding } = await encodeBody(html, request.headers['accept-encoding'])
    if (encoding) reply.header('content-encoding', encoding)
    return reply.send(body)
  }
}

/** A redirect ends the loading of a page as an answer, not as a failure. */
async function answered(run: () => Promise<Rendered>): Promise<Rendered | Answer> {
  try {
    return await run()
  } catch (error) {
    if (error instanceof Answer && error.location) return error
    throw error
  }
}
