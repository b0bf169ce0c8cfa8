import { readFileSync } from 'node:fs'
import { isPersonalPath, isShopPath, REFUSED_PATH } from '@rasteh/contracts/paths'
import { chunked, rawRequest, sendRaw } from '@rasteh/test-kit/raw-request'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Edge, startEdge, stopEdge } from '../services/edge.ts'
import { ROOT } from '../services/settings.ts'
import { trustedProxiesVcl } from '../services/trusted-proxies-vcl.ts'
import { freePort, type StubBackend, startBackend } from './stub-backend.ts'

let edge: Edge
let web: StubBackend
let shopApi: StubBackend
let drawn = 0

/** A page as web draws it: named by what was asked for, kept under the keys in its own query. */
const draw: StubBackend['answer'] = (request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://shop')
  drawn += 1
  response.setHeader('content-type', 'text/html; charset=utf-8')
  response.setHeader('vary', 'cookie, accept-encoding')
  if (isPersonalPath(pathname)) response.setHeader('cache-control', 'private, no-store')
  else response.setHeader('surrogate-control', 'max-age=60')
  response.setHeader('xkey', `everywhere ${searchParams.get('keys') ?? ''}`)
  response.end(
    `web ${drawn} cookie=${request.headers.cookie ?? ''} for=${request.headers['x-forwarded-for']}`,
  )
}

const visit = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`http://127.0.0.1:${edge.port}${path}`, { headers, method, redirect: 'manual' })
const textOf = async (path: string, headers: Record<string, string> = {}) =>
  (await visit(path, headers)).text()
/** As long as the edge shows a page that has just become old. */
const blink = () => new Promise((next) => setTimeout(next, 350))
const purge = (keys: string, port = edge.purgePort) =>
  fetch(`http://127.0.0.1:${port}/`, { method: 'PURGE', headers: { 'xkey-purge': keys } })

beforeAll(async () => {
  web = await startBackend(draw)
  shopApi = await startBackend((request, response) => {
    response.setHeader('set-cookie', 'rasteh-basket=secret; HttpOnly')
    response.setHeader('cache-control', 'public, max-age=600')
    const { cookie = '', traceparent, baggage } = request.headers
    response.end(`shop ${cookie} ${Math.random()} traceparent=${traceparent} baggage=${baggage}`)
  })
  edge = {
    name: 'edge-test',
    port: await freePort(),
    purgePort: await freePort(),
    webPorts: [web.port],
    shopApiPorts: [shopApi.port],
    trustedProxies: '127.0.0.3,192.0.2.0/24,2001:db8::/32',
  }
  startEdge(edge)
  await vi.waitFor(async () => expect((await visit('/ready')).status).toBe(200), { timeout: 10_000 })
}, 30_000)

afterAll(async () => {
  stopEdge(edge)
  await Promise.all([web.die(), shopApi.die()])
})

describe('the edge', () => {
  it('that ships believes this machine alone', () => {
    expect(readFileSync(`${ROOT}/ops/varnish/trusted-proxies.vcl`, 'utf8')).toBe(
      trustedProxiesVcl('127.0.0.1,::1'),
    )
  })

  it.each([
    '/api/shop/cart/get',
    '/shop/payment/return/zarinpal/1',
    '/DesktopModules/Shop/AJAX/GetJSMessages.ashx',
    '/desktopmodules/feedback/ajax/feedbackhandler.ashx?action=captcha',
    '/Ajax/Captcha.ashx',
    '/API/internalservices/searchService/preview?keywords=a',
    '/DesktopModules/Links/handlers/AjaxHandler.ashx',
    '/DesktopModules/Shop/Shared/Pages/Compare.aspx',
    '/product/1/a.ashx',
    '/shop/order/view/1',
    '/apis/shop/x',
  ])('leads %s where the contract leads it', async (path) => {
    const { pathname } = new URL(path, 'http://shop')
    expect(await textOf(path)).toMatch(isShopPath(pathname) ? /^shop/ : /^web/)
  })

  it('refuses by the same expression as the contract', () => {
    expect(readFileSync(`${ROOT}/ops/varnish/shop.vcl`, 'utf8')).toContain(`{"(?i)${REFUSED_PATH}"}`)
  })

  it.each([
    '//evil.test/api/shop/x',
    '//',
    '/\\evil.test/api/shop/x',
    '/./api/shop/me',
    '/a/../api/shop/me',
    '/a/..',
    '/%2e%2E/api/shop/me',
    '/a#b',
    '/%',
    '/%zz',
    '/product/1/%ff',
    '/%00',
    '/a%2fb',
    '/a%5Cb',
    '/a%252e',
    '/%c0%af',
    '/%d8',
    '/%d8%a7%a7',
    `/./${'a'.repeat(7_000)}`,
    `//${'%d8%a7'.repeat(1_000)}`,
  ])('asks nobody for %j', async (target) => {
    const before = [...web.asked, ...shopApi.asked]
    const [answer] = await sendRaw(edge.port, rawRequest('GET', target))
    expect(answer?.status).toBe(400)
    expect([...web.asked, ...shopApi.asked]).toEqual(before)
  })

  it.each([
    '/',
    '/?next=//evil.test/..%2f',
    `/long?q=${'%d8%a7'.repeat(1_000)}`,
    `/${'%d8%a7'.repeat(1_000)}`,
  ])('leads on %j', async (target) => {
    const [answer] = await sendRaw(edge.port, rawRequest('GET', target))
    expect(answer?.status).toBe(200)
  })

  it('opens no other protocol and no tunnel', async () => {
    const before = [...web.asked, ...shopApi.asked]
    const upgrade = rawRequest('GET', '/', { Connection: 'Upgrade', Upgrade: 'websocket' })
    expect((await sendRaw(edge.port, upgrade))[0]?.status).toBe(400)
    for (const bytes of [rawRequest('TRACE', '/'), rawRequest('CONNECT', '/'), rawRequest('PROPFIND', '/')])
      expect((await sendRaw(edge.port, bytes))[0]?.status).toBe(405)
    expect([...web.asked, ...shopApi.asked]).toEqual(before)
  })

  it.each(['GET', 'HEAD', 'DELETE', 'OPTIONS'])('lets no body of %s through', async (method) => {
    const before = [...web.asked, ...shopApi.asked]
    const body = chunked(rawRequest('GET', '/api/shop/smuggled'))
    const framings: Record<string, string>[] = [
      { 'Transfer-Encoding': 'chunked' },
      { 'Content-Length': String(body.length) },
    ]
    for (const framing of framings) {
      const [answer] = await sendRaw(edge.port, rawRequest(method, '/api/shop/me', framing) + body)
      expect(answer?.status).toBe(400)
    }
    expect([...web.asked, ...shopApi.asked]).toEqual(before)
  })

  it('keeps a page for everybody of one culture, whatever else they carry', async () => {
    const first = await textOf('/kept', { cookie: 'payload-token=one; language=fa-IR' })
    expect(await textOf('/kept', { cookie: 'payload-token=two' })).toBe(first)
    expect(await textOf('/kept?utm_source=sms&gclid=1')).toBe(first)
    expect(first).toContain('cookie=language=fa-IR')
    const english = await textOf('/kept', { cookie: 'a=b; language=en-US' })
    expect(english).toContain('cookie=language=en-US')
  })

  it('keeps what an address asks for in English apart: its links name the culture, for those who keep no cookie', async () => {
    const byCookie = await textOf('/linked', { cookie: 'language=en-US' })
    const byAddress = await textOf('/linked?language=en-US')
    expect(web.asked.at(-1)).toBe('GET /linked?language=en-US')
    expect(byAddress).toContain('cookie=language=en-US')
    expect(byAddress).not.toBe(byCookie)
    expect(
      await textOf('/linked?utm_source=a&language=en-GB&language=fa', { cookie: 'language=fa-IR' }),
    ).toBe(byAddress)
    expect(await textOf('/linked', { cookie: 'language=en-US' })).toBe(byCookie)
    expect(await textOf('/linked?language=fa-IR', { cookie: 'language=en-US' })).toBe(await textOf('/linked'))
  })

  it('remembers the culture that an address chose, and that alone', async () => {
    const answer = await visit('/chosen?language=en-US&page=2')
    expect(answer.headers.get('set-cookie')).toBe('language=en-US; Path=/; SameSite=Lax; Max-Age=31536000')
    expect(web.asked.at(-1)).toBe('GET /chosen?language=en-US&page=2')
    expect((await visit('/chosen?page=2', { cookie: 'language=en-US' })).headers.get('set-cookie')).toBeNull()
  })

  it.each([
    '/dashboard',
    '/checkout',
    '/profile/orders',
    '/shop/order/view/7',
    '/preview/pages/1',
    '/cms-api/x',
  ])('never keeps a page of one person: %s', async (path) => {
    const one = await textOf(path, { cookie: 'payload-token=one' })
    expect(one).toContain('payload-token=one')
    expect(await textOf(path, { cookie: 'payload-token=two' })).toContain('payload-token=two')
  })

  it('never keeps a call of the shop, even one that says it may be kept', async () => {
    const answers = await Promise.all([1, 2].map((n) => textOf('/api/shop/me', { cookie: `s=${n}` })))
    expect(answers[0]).toContain('s=1')
    expect(answers[1]).toContain('s=2')
  })

  it('draws a page anew when one of its keys is named, and no other', async () => {
    const [one, other] = [await textOf('/a?keys=product-1'), await textOf('/b?keys=product-12')]
    expect((await purge('product-1')).status).toBe(200)
    await blink()
    expect(await textOf('/a?keys=product-1')).not.toBe(one)
    expect(await textOf('/b?keys=product-12')).toBe(other)
    await purge('everywhere')
    await blink()
    expect(await textOf('/b?keys=product-12')).not.toBe(other)
  })

  it('shows a page for a blink more while it is drawn anew, so that nobody waits', async () => {
    const old = await textOf('/e?keys=product-5')
    let finish: (() => void) | undefined
    web.answer = (request, response) => {
      finish = () => draw(request, response)
    }
    await purge('product-5')
    const answer = await visit('/e?keys=product-5')
    expect([answer.headers.get('x-cache'), await answer.text()]).toEqual(['stale', old])
    await vi.waitFor(() => expect(finish).toBeDefined())
    await blink()
    const waiting = textOf('/e?keys=product-5')
    web.answer = draw
    finish?.()
    expect(await waiting).not.toBe(old)
  })

  it.each(['/metrics', '/metrics?name[]=x', '/metrics/'])('shows nobody the figures at %s', async (path) => {
    const asked = web.asked.length + shopApi.asked.length
    expect((await visit(path)).status).toBe(404)
    expect(web.asked.length + shopApi.asked.length).toBe(asked)
  })

  it('follows no trace that a visitor names', async () => {
    const headers = { traceparent: `00-${'1'.repeat(32)}-${'2'.repeat(16)}-01`, baggage: 'a=b' }
    expect(await textOf('/api/shop/trace', headers)).toContain('traceparent=undefined baggage=undefined')
  })

  it.each([
    ['its key', ['product-4']],
    ['its key and another', ['product-40 product-4']],
    ['two, one of them its own,', ['product-4', 'product-40']],
  ])('keeps a page no longer than a moment when %s is named while it is drawn', async (_, purges) => {
    const path = `/d${purges.length}${purges[0]?.length}?keys=product-4`
    web.answer = async (request, response) => {
      // The price is read, then changed, then shown.
      for (const keys of purges) await purge(keys)
      draw(request, response)
    }
    const old = await textOf(path)
    web.answer = draw
    await vi.waitFor(async () => expect(await textOf(path)).not.toBe(old), { timeout: 2_000 })
    const drawnAnew = await textOf(path)
    await new Promise((next) => setTimeout(next, 600))
    expect(await textOf(path)).toBe(drawnAnew)
  })

  it('keeps a page that does not show the one thing that changed while it was drawn', async () => {
    await purge('product-70')
    web.answer = async (request, response) => {
      await purge('product-7')
      draw(request, response)
    }
    const kept = await textOf('/f?keys=product-6%20product-77')
    web.answer = draw
    await new Promise((next) => setTimeout(next, 600))
    expect(await textOf('/f?keys=product-6%20product-77')).toBe(kept)
  })

  it('takes no purge from visitors', async () => {
    const kept = await textOf('/c?keys=product-3')
    expect((await purge('product-3', edge.port)).status).toBe(405)
    expect(await textOf('/c?keys=product-3')).toBe(kept)
  })

  it('keeps what a proxy of ours says of the visitor, and adds that proxy', async () => {
    // 127.0.0.2 is no proxy of ours, 127.0.0.3 is one: both are this machine.
    const from = (localAddress: string, ...lines: string[]) =>
      sendRaw(
        edge.port,
        [`GET /from?${Math.random()} HTTP/1.1`, 'Host: shop', ...lines, '', ''].join('\r\n'),
        { localAddress },
      ).then(([answer]) => /for=(.*)/.exec(answer?.body ?? '')?.[1])
    expect(await from('127.0.0.3', 'X-Forwarded-For: 6.6.6.6, 5.1.1.1')).toBe('6.6.6.6, 5.1.1.1, 127.0.0.3')
    expect(await from('127.0.0.3', 'X-Forwarded-For: 6.6.6.6', 'X-Forwarded-For: 5.1.1.1')).toBe(
      '6.6.6.6, 5.1.1.1, 127.0.0.3',
    )
    expect(await from('127.0.0.3')).toBe('127.0.0.3')
    expect(await from('127.0.0.2', 'X-Forwarded-For: 6.6.6.6', 'X-Forwarded-For: 5.1.1.1')).toBe('127.0.0.2')
  })

  it('forbids guessing the type of every answer', async () => {
    const answers = await Promise.all(['/', '/api/shop/x', '/metrics', '/a%2fb'].map((path) => visit(path)))
    answers.push(await purge('nothing'))
    expect(answers.map(({ headers }) => headers.get('x-content-type-options'))).toEqual(
      Array(5).fill('nosniff'),
    )
  })

  it('says who calls by itself and shows nothing of its own workings', async () => {
    const answer = await visit('/plain', { 'x-forwarded-for': '5.6.7.8' })
    expect(await answer.text()).toContain('for=127.0.0.1')
    for (const name of ['xkey', 'surrogate-control', 'via', 'x-varnish', 'age'])
      expect(answer.headers.get(name), name).toBeNull()
  })

  it('keeps compressed forms apart', async () => {
    const forms = await Promise.all(
      ['br, gzip', 'gzip', 'identity'].map((form) => textOf('/form', { 'accept-encoding': form })),
    )
    expect(new Set(forms).size).toBe(3)
  })

  it('shows what it has when a page fails, takes too long to come, or web is dead', async () => {
    const kept = await textOf('/stays?keys=product-9')
    await purge('product-9')
    await blink()
    web.answer = (_, response) => void response.writeHead(500).end('broken')
    expect(await textOf('/stays?keys=product-9')).toBe(kept)
    await web.die()
    const answer = await visit('/stays?keys=product-9')
    expect([answer.status, await answer.text()]).toEqual([200, kept])
    const unknown = await visit('/never-seen')
    expect([unknown.status, unknown.headers.get('retry-after')]).toEqual([503, '5'])
    expect(await unknown.text()).toContain('سبد و سفارش')
    web = await startBackend(draw, web.port)
    await vi.waitFor(async () => expect(await textOf('/stays?keys=product-9')).not.toBe(kept), {
      timeout: 10_000,
    })
  }, 30_000)
})
