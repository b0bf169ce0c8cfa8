import { encodeBody } from '@rasteh/http-server/encode-body'
import { CULTURE_COOKIE } from '@rasteh/persian-text/culture'
import type { FastifyInstance } from 'fastify'
import { loadShell } from '#features/shell/public.ts'
import { loadSite } from '../load/load-site.ts'
import { readPageRequest } from '../load/read-request.ts'
import { inRequest } from '../load/request.ts'
import { loadTexts } from '../load/say.ts'
import { FRAME_ROOT, frameFileOf } from './page-frame.ts'

/** The edge may keep it so long without asking whether this process would still answer it. */
const EDGE_SECONDS = 3_600

type Params = { culture: string; file: string }

/** Answers with what is around every page, as the pages of now name it. */
export function serveFrame(app: FastifyInstance, keys: readonly string[]): void {
  app.get<{ Params: Params }>(`${FRAME_ROOT}:culture/:file`, async (request, reply) => {
    const { params } = request
    const { culture } = params
    const asked = readPageRequest({
      url: `/?${new URLSearchParams({ [CULTURE_COOKIE]: culture })}`,
      cookie: '',
      params,
    })
    const frame = await inRequest(asked, () => loadFrame(keys))
    const { body, encoding } = await encodeBody(frame.body, request.headers['accept-encoding'])
    if (encoding) reply.header('content-encoding', encoding)
    // A page that was kept may name an older one: it is given what holds now, and no browser keeps that.
    const isCurrent = frame.url === request.url
    return reply
      .type('application/json; charset=utf-8')
      .headers({
        vary: 'accept-encoding',
        'cache-control': isCurrent ? 'public, max-age=31536000, immutable' : 'no-store',
        'surrogate-control': `max-age=${isCurrent ? EDGE_SECONDS : 0}`,
      })
      .send(body)
  })
}

async function loadFrame(keys: readonly string[]) {
  const [texts, { menu }, { money }] = await Promise.all([loadTexts(), loadShell(), loadSite()])
  return frameFileOf({ texts, menu, money }, keys)
}
