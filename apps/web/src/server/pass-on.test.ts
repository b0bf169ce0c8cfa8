import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { chunked, rawRequest, sendRaw } from '@rasteh/test-kit/raw-request'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { passOn } from './pass-on.ts'
import { refuseRequest } from './refuse-request.ts'

let shopApi: Server
let stranger: Server
let page: Server
let asked: string[] = []
let strangers: string[] = []

const portOf = (server: Server) => (server.address() as AddressInfo).port
const listen = async (answer: RequestListener) => {
  const server = createServer(answer)
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return server
}

beforeAll(async () => {
  shopApi = await listen((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    request.resume().on('end', () => response.end('shop'))
  })
  stranger = await listen((request, response) => {
    strangers.push(request.url ?? '')
    response.end('<script>stolen()</script>')
  })
  page = await listen((request, response) => {
    if (!refuseRequest(request, response)) passOn(request, response, `http://127.0.0.1:${portOf(shopApi)}`)
  })
})
beforeEach(() => {
  asked = []
  strangers = []
})
afterAll(() => {
  for (const server of [shopApi, stranger, page]) {
    server.close()
    server.closeAllConnections()
  }
})

const SMUGGLED = rawRequest('GET', '/api/shop/smuggled')

describe('the proxy of web', () => {
  it('hands a call and its body to shop-api', async () => {
    const bytes =
      rawRequest('POST', '/api/shop/x?a=b', { 'Transfer-Encoding': 'chunked' }) + chunked(SMUGGLED)
    expect((await sendRaw(portOf(page), bytes)).map(({ status }) => status)).toEqual([200])
    expect(asked).toEqual(['POST /api/shop/x?a=b'])
  })

  it.each([
    ['two slashes', (host: string) => `//${host}/api/shop/x`],
    ['an absolute address', (host: string) => `http://${host}/api/shop/x`],
    ['a backslash', (host: string) => `/\\${host}/api/shop/x`],
  ])('asks nobody else, even for an address with %s', async (_, targetFor) => {
    const target = targetFor(`127.0.0.1:${portOf(stranger)}`)
    const [answer] = await sendRaw(portOf(page), rawRequest('GET', target))
    expect(answer?.status).toBe(400)
    expect(answer?.head).toContain('x-content-type-options: nosniff')
    expect([asked, strangers]).toEqual([[], []])
  })

  it('knows no host but its own where nothing was refused before', async () => {
    const bare = await listen((request, response) =>
      passOn(request, response, `http://127.0.0.1:${portOf(shopApi)}`),
    )
    await sendRaw(portOf(bare), rawRequest('GET', `//127.0.0.1:${portOf(stranger)}/api/shop/x`))
    bare.close()
    expect(strangers).toEqual([])
  })

  it.each(['GET', 'HEAD', 'DELETE', 'OPTIONS'])('never hands on what a body of %s hides', async (method) => {
    const body = chunked(SMUGGLED)
    const framings: Record<string, string>[] = [
      { 'Transfer-Encoding': 'chunked' },
      { 'Content-Length': String(body.length) },
    ]
    for (const framing of framings) {
      const answers = await sendRaw(portOf(page), rawRequest(method, '/api/shop/me', framing) + body)
      expect(answers.map(({ status }) => status)).toEqual([400])
    }
    expect(asked).toEqual([])
  })
})
