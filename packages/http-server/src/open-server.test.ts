import type { AddressInfo } from 'node:net'
import { chunked, rawRequest, sendRaw } from '@rasteh/test-kit/raw-request'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openServer } from './open-server.ts'

const asked: string[] = []
const server = openServer((request, response) => {
  asked.push(`${request.method} ${request.url}`)
  request.resume().on('end', () => response.end('answered'))
})
const send = (bytes: string, answers = 1) => sendRaw((server.address() as AddressInfo).port, bytes, answers)

beforeAll(() => new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready)))
afterAll(() => {
  server.close()
  server.closeAllConnections()
})

describe('a server of the shop', () => {
  it('answers an ordinary request, and a body where one belongs', async () => {
    const post = rawRequest('POST', '/a?b=c', { 'Transfer-Encoding': 'chunked' }) + chunked('x')
    for (const bytes of [rawRequest('GET', '/'), post]) {
      const [answer] = await send(bytes)
      expect(answer?.status).toBe(200)
      expect(answer?.head.toLowerCase()).toContain('x-content-type-options: nosniff')
    }
    expect(asked.splice(0)).toEqual(['GET /', 'POST /a?b=c'])
  })

  it.each([
    ['no address', rawRequest('GET', '//evil.test/'), 400],
    ['another host’s address', rawRequest('GET', 'http://evil.test/'), 400],
    ['an encoded slash', rawRequest('GET', '/a%2fb'), 400],
    ['a body of GET', `${rawRequest('GET', '/', { 'Content-Length': '1' })}x`, 400],
    ['another protocol', rawRequest('GET', '/', { Connection: 'Upgrade', Upgrade: 'websocket' }), 400],
    ['no host', 'GET / HTTP/1.1\r\n\r\n', 400],
    ['a method of nobody', rawRequest('TRACE', '/'), 405],
    ['a tunnel', rawRequest('CONNECT', 'evil.test:443'), 405],
    ['an expectation', rawRequest('POST', '/', { Expect: 'gold', 'Content-Length': '0' }), 417],
    ['no HTTP', 'hello\r\n\r\n', 400],
    ['two lengths', rawRequest('POST', '/', { 'Content-Length': '1', 'content-length': '2' }), 400],
    [
      'a length and chunks',
      rawRequest('POST', '/', { 'Content-Length': '1', 'Transfer-Encoding': 'chunked' }),
      400,
    ],
    ['headers without end', rawRequest('GET', '/', { 'X-Long': 'a'.repeat(20_000) }), 431],
  ])('refuses %s at once', async (_, bytes, status) => {
    const [answer, ...more] = await send(bytes, 2)
    expect([answer?.status, more]).toEqual([status, []])
    expect(answer?.head.toLowerCase()).toContain('x-content-type-options: nosniff')
    expect(asked.splice(0)).toEqual([])
  })

  it('closes a connection on which nonsense follows a request, with one answer at most', async () => {
    const answers = await send(`${rawRequest('GET', '/first')}nonsense\r\n\r\n`, 3)
    expect(answers.length).toBeLessThanOrEqual(1)
    expect(asked.splice(0)).toEqual(['GET /first'])
  })

  it('refuses a body that breaks off in nonsense', async () => {
    const [answer] = await send(`${rawRequest('POST', '/', { 'Transfer-Encoding': 'chunked' })}zz\r\n`, 2)
    expect(answer?.status).toBe(400)
    expect(answer?.head.toLowerCase()).toContain('x-content-type-options: nosniff')
    asked.splice(0)
  })
})
