import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Database } from '@rasteh/shop-store/platform/pool'
import { afterEach, describe, expect, it } from 'vitest'
import { authorizationFor, notifyFavorite } from './notify-favorite.ts'

const VALUE = 'Special the-value-of-the-test'
const trustedHost = 'likes.example.ir'
const at = (url: string) => authorizationFor({ url, trustedHost, authorization: VALUE })

describe('the special Authorization value', () => {
  it('goes to the one host that is trusted with it [S6.15]', () => {
    expect(at('https://likes.example.ir/api/favorite')).toEqual({ authorization: VALUE })
    expect(at('https://likes.example.ir')).toEqual({ authorization: VALUE })
  })

  it.each([
    ['another host', 'https://likes.example.com/api'],
    ['a subdomain', 'https://evil.likes.example.ir/api'],
    ['the domain above', 'https://example.ir/api'],
    ['a host that begins alike', 'https://likes.example.ir.evil.test/api'],
    ['a name before an @', 'https://likes.example.ir@evil.test/api'],
    ['a name before an @ of the same host', 'https://user:word@likes.example.ir/api'],
    ['another spelling', 'https://LIKES.example.ir/api'],
    ['another port', 'https://likes.example.ir:8443/api'],
    ['no https', 'http://likes.example.ir/api'],
    ['a backslash for a slash', 'https://likes.example.ir\\@evil.test/api'],
    ['the host in the path', 'https://evil.test/https://likes.example.ir/'],
  ])('does not go to %s: %s [S6.15]', (_, url) => {
    expect(at(url)).toEqual({})
  })

  it('is not sent where the shop has none', () => {
    const url = 'https://likes.example.ir/api'
    expect(authorizationFor({ url, trustedHost, authorization: '' })).toEqual({})
    expect(authorizationFor({ url, trustedHost: '', authorization: VALUE })).toEqual({})
  })
})

type ReceivedCall = { url: string | undefined; headers: IncomingHttpHeaders; body: string }
const closers: (() => void)[] = []
afterEach(() => {
  for (const close of closers.splice(0)) close()
})

/** A host that keeps what it was told, and may send its callers elsewhere. */
async function startHost(redirect?: string): Promise<{ host: string; received: ReceivedCall[] }> {
  const received: ReceivedCall[] = []
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    received.push({ url: request.url, headers: request.headers, body: Buffer.concat(parts).toString() })
    response.writeHead(redirect ? 307 : 200, redirect ? { location: redirect } : {}).end()
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  closers.push(() => server.close())
  return { host: `127.0.0.1:${(server.address() as AddressInfo).port}`, received }
}

const liked = { query: async () => ({ rowCount: 1 }) } as unknown as Database // only asked whether it is so
const liking = { customerId: 7, productId: 12 }

describe('the call to the favorites’ host', () => {
  it('says which product is liked now, with the value and without who likes it [S6.15]', async () => {
    const { host, received } = await startHost()
    await notifyFavorite(
      liked,
      { url: `http://${host}/favorite`, trustedHost: host, authorization: VALUE },
      liking,
    )
    expect(received).toHaveLength(1)
    expect(received[0]?.headers.authorization).toBe(VALUE)
    expect(JSON.parse(received[0]?.body ?? '')).toEqual({ ProductId: 12, IsFavorite: true })
  })

  it('does not follow a redirect, and fails so that it is tried again [S6.15]', async () => {
    const thief = await startHost()
    const { host, received } = await startHost(`http://${thief.host}/`)
    const call = { url: `http://${host}/favorite`, trustedHost: host, authorization: VALUE }
    await expect(notifyFavorite(liked, call, liking)).rejects.toThrow('307')
    expect([received.length, thief.received.length]).toEqual([1, 0])
  })

  it('goes without the value to a host that is not the trusted one [S6.15]', async () => {
    const { host, received } = await startHost()
    const call = { url: `http://${host}/favorite`, trustedHost: 'likes.example.ir', authorization: VALUE }
    await notifyFavorite(liked, call, liking)
    expect(received[0]?.headers.authorization).toBeUndefined()
  })
})
