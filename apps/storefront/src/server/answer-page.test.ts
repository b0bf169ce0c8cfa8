import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { definePage, loadNothing, type Page } from '#page/define-page.ts'
import { Answer } from '#page/load/answer.ts'
import { currentRequest, type PageRequest, showsKeys } from '#page/load/request.ts'
import { answerPages } from './answer-page.ts'
import type { Rendered } from './render-page.tsx'

const RENDERED: Rendered = { html: '<p>چای</p>', status: 200, script: "'sha256-a'", styles: ["'sha256-b'"] }

const page = definePage({
  path: '/tea',
  load: loadNothing,
  head: () => ({ title: 'tea' }),
  Component: () => null,
})

type Visit = {
  page?: Page
  url?: string
  headers?: Record<string, string>
  render?: (asked: PageRequest) => Promise<Rendered>
  hasRoom?: boolean
  origin?: string
}

/** Asks for a page; a queue without room serves no request. */
async function visit({
  page: wanted = page,
  url = '/tea',
  headers = {},
  hasRoom = true,
  ...rest
}: Visit = {}) {
  const { render = async () => RENDERED, origin = 'https://shop.example' } = rest
  const queued: string[] = []
  const namedQueue =
    (name: string) =>
    async <Result>(_: unknown, run: () => Promise<Result>) => {
      queued.push(name)
      return hasRoom ? run() : null
    }
  const app = Fastify()
  const answer = answerPages({
    origin,
    hasPolicy: true,
    render: (_, asked) => render(asked),
    queue: namedQueue('everybody'),
    personalQueue: namedQueue('personal'),
  })
  app.get('/tea', (request, reply) => answer(wanted, request, reply))
  const { statusCode, headers: answered, rawPayload } = await app.inject({ url, headers })
  return { status: statusCode, headers: answered, body: rawPayload, queued }
}

describe('a page that everybody shares', () => {
  it('is kept by the edge for a minute under the keys of what it shows, and asked for anew by browsers', async () => {
    const { status, headers, body } = await visit({
      render: async () => {
        showsKeys('product-1', 'news')
        return RENDERED
      },
    })
    expect(status).toBe(200)
    expect(body.toString()).toBe('<p>چای</p>')
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      vary: 'cookie, accept-encoding',
      'surrogate-control': 'max-age=60',
      xkey: expect.stringMatching(/ product-1 news$/),
    })
  })

  it('has the status that it chose while it was loaded, and is then kept as a missing one', async () => {
    const { status, headers } = await visit({ render: async () => ({ ...RENDERED, status: 404 }) })
    expect(status).toBe(404)
    expect(headers.xkey).not.toBe((await visit()).headers.xkey)
  })

  it('is refused when there is no room, to be asked for again soon', async () => {
    const { status, headers, body } = await visit({ hasRoom: false })
    expect([status, headers['retry-after'], body.length]).toEqual([503, '2', 0])
    expect(headers).not.toHaveProperty('surrogate-control')
  })

  it('carries its own policy, and is framed by nobody', async () => {
    const { headers } = await visit()
    expect(headers['x-frame-options']).toBe('DENY')
    expect(headers['content-security-policy']).toContain("script-src 'self' 'sha256-a'")
    expect(headers['content-security-policy']).toContain("style-src 'self' 'sha256-b'")
  })

  it('that stands in a lightbox may be framed by the shop', async () => {
    const { headers } = await visit({ page: { ...page, layout: 'frame' } })
    expect(headers).not.toHaveProperty('x-frame-options', 'DENY')
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self'")
  })

  it('lets in the pictures of the origins that it named', async () => {
    const { headers } = await visit({
      render: async (asked) => {
        asked.imageOrigins.add('https://trustseal.enamad.ir')
        return RENDERED
      },
    })
    expect(headers['content-security-policy']).toContain("img-src 'self' data: https://trustseal.enamad.ir;")
    expect(headers['content-security-policy']).toContain("frame-src 'self';")
  })

  it('lets in the players of the origins that it named', async () => {
    const { headers } = await visit({
      render: async (asked) => {
        asked.frameOrigins.add('https://www.aparat.com')
        return RENDERED
      },
    })
    expect(headers['content-security-policy']).toContain("frame-src 'self' https://www.aparat.com;")
  })
})

describe('a page of one person', () => {
  const personal: Page = { ...page, isPersonal: true }

  it('is kept nowhere', async () => {
    const { headers } = await visit({ page: personal })
    expect(headers['cache-control']).toBe('no-store')
    for (const name of ['surrogate-control', 'xkey']) expect(headers).not.toHaveProperty(name)
  })

  it('waits in a line of its own: whoever pays does not stand behind those who look', async () => {
    expect((await visit({ page: personal })).queued).toEqual(['personal'])
    expect((await visit()).queued).toEqual(['everybody'])
    expect((await visit({ page: personal, hasRoom: false })).status).toBe(503)
  })
})

describe('a page that leads elsewhere', () => {
  it.each([
    [301, Answer.movedTo('/tea/1')],
    [302, Answer.foundAt('/tea/1')],
  ])('answers %i without a page, and is no failure', async (status, answer) => {
    const got = await visit({ render: () => Promise.reject(answer) })
    expect([got.status, got.headers.location, got.body.length]).toEqual([status, '/tea/1', 0])
    expect(got.headers['cache-control']).toBe('no-cache')
  })
})

describe('a page that fails', () => {
  it('fails as a request, not as a page', async () => {
    const { status, headers } = await visit({ render: () => Promise.reject(new Error('no database')) })
    expect(status).toBe(500)
    expect(headers).not.toHaveProperty('surrogate-control')
  })
})

describe('?language= on a URL', () => {
  const cultureOf = async () => ({ ...RENDERED, html: currentRequest().culture })

  it('chooses the culture of this answer and keeps it in a cookie', async () => {
    const { headers, body } = await visit({ url: '/tea?language=en-US', render: cultureOf })
    expect(body.toString()).toBe('en-US')
    expect(headers['set-cookie']).toBe('language=en-US; Path=/; SameSite=Lax; Max-Age=31536000; Secure')
  })

  it('sets no cookie that is there already', async () => {
    const { headers } = await visit({ url: '/tea?language=en-US', headers: { cookie: 'language=en-US' } })
    expect(headers).not.toHaveProperty('set-cookie')
  })
})

describe('the bytes of a page', () => {
  const html = 'چای سیاه '.repeat(500)
  const ask = (accepted: string) =>
    visit({ headers: { 'accept-encoding': accepted }, render: async () => ({ ...RENDERED, html }) })

  it('are as few as the browser can read', async () => {
    const [brotli, gzip] = [await ask('gzip, deflate, br'), await ask('gzip')]
    expect([brotli.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip'])
    expect(brotliDecompressSync(brotli.body).toString()).toBe(html)
    expect(gunzipSync(gzip.body).toString()).toBe(html)
  })

  it('are its own for whoever can read nothing else, and for what fits one packet', async () => {
    const plain = await ask('identity')
    expect([plain.body.toString(), plain.headers['content-encoding']]).toEqual([html, undefined])
    const small = await visit({ headers: { 'accept-encoding': 'br' } })
    expect(small.headers).not.toHaveProperty('content-encoding')
  })
})
