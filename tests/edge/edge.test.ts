import { readFileSync } from 'node:fs'
import { isDashboardPath, isShopPath, REFUSED_PATH } from '@rasteh/contracts/paths'
import { chunked, rawRequest, sendRaw } from '@rasteh/test-kit/raw-request'
import { describe, expect, it } from 'vitest'
import { ROOT } from '../../tools/services/settings.ts'
import { trustedProxiesVcl } from '../../tools/services/trusted-proxies-vcl.ts'
import { useEdge } from './use-edge.ts'

const edge = useEdge('edge-test')
const { visit, textOf, purge } = edge
const everythingAsked = () => [edge.storefront, edge.dashboard, edge.shopApi].flatMap(({ asked }) => asked)

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
    '/dashboard',
    '/dashboard?a=b',
    '/dashboard/login',
    '/dashboards',
    '/Dashboard',
    '/cms-api/staff/me',
    '/cms-apis',
    '/_next/static/chunks/a.js',
    '/_next/webpack-hmr',
    '/_nextone',
    '/assets/a.js',
    '/preview/pages/1',
  ])('leads %s where the contracts lead it', async (path) => {
    const { pathname } = new URL(path, 'http://shop')
    const page = isDashboardPath(pathname) ? /^dashboard/ : /^storefront/
    expect(await textOf(path)).toMatch(isShopPath(pathname) ? /^shop/ : page)
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
    const before = everythingAsked()
    const [answer] = await sendRaw(edge.port(), rawRequest('GET', target))
    expect(answer?.status).toBe(400)
    expect(everythingAsked()).toEqual(before)
  })

  it.each([
    '/',
    '/?next=//evil.test/..%2f',
    `/long?q=${'%d8%a7'.repeat(1_000)}`,
    `/${'%d8%a7'.repeat(1_000)}`,
  ])('leads on %j', async (target) => {
    const [answer] = await sendRaw(edge.port(), rawRequest('GET', target))
    expect(answer?.status).toBe(200)
  })

  it('opens no other protocol and no tunnel', async () => {
    const before = everythingAsked()
    const upgrade = rawRequest('GET', '/', { Connection: 'Upgrade', Upgrade: 'websocket' })
    expect((await sendRaw(edge.port(), upgrade))[0]?.status).toBe(400)
    for (const bytes of [rawRequest('TRACE', '/'), rawRequest('CONNECT', '/'), rawRequest('PROPFIND', '/')])
      expect((await sendRaw(edge.port(), bytes))[0]?.status).toBe(405)
    expect(everythingAsked()).toEqual(before)
  })

  it.each(['GET', 'HEAD', 'DELETE', 'OPTIONS'])('lets no body of %s through', async (method) => {
    const before = everythingAsked()
    const body = chunked(rawRequest('GET', '/api/shop/smuggled'))
    const framings: Record<string, string>[] = [
      { 'Transfer-Encoding': 'chunked' },
      { 'Content-Length': String(body.length) },
    ]
    for (const framing of framings) {
      const [answer] = await sendRaw(edge.port(), rawRequest(method, '/api/shop/me', framing) + body)
      expect(answer?.status).toBe(400)
    }
    expect(everythingAsked()).toEqual(before)
  })

  it.each(['/assets/a-1.js', '/media/a-1.webp', '/icons/a-1.svg', '/_next/static/a-1.js'])(
    'knows %s by its name alone, whatever somebody writes behind it',
    async (path) => {
      const first = await textOf(path)
      const before = everythingAsked().length
      for (const query of ['?1', '?2', '?language=en-US', '?a=b&c']) await textOf(path + query)
      const asked = everythingAsked().slice(before)
      expect(asked.filter((one) => JSON.stringify(one).includes('?'))).toEqual([])
      if (!path.startsWith('/icons')) expect([await textOf(`${path}?3`), asked]).toEqual([first, []])
    },
  )

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
    expect(edge.storefront.asked.at(-1)).toBe('GET /linked?language=en-US')
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
    expect(edge.storefront.asked.at(-1)).toBe('GET /chosen?language=en-US&page=2')
    expect((await visit('/chosen?page=2', { cookie: 'language=en-US' })).headers.get('set-cookie')).toBeNull()
  })

  it.each([
    '/dashboard',
    '/dashboard/collections/pages?limit=10',
    '/checkout',
    '/profile/orders',
    '/shop/order/view/7',
    '/preview/pages/1',
    '/cms-api/x',
    '/_next/image',
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

  it.each(['/metrics', '/metrics?name[]=x', '/metrics/'])('shows nobody the figures at %s', async (path) => {
    const asked = everythingAsked()
    expect((await visit(path)).status).toBe(404)
    expect(everythingAsked()).toEqual(asked)
  })

  it('follows no trace that a visitor names', async () => {
    const headers = { traceparent: `00-${'1'.repeat(32)}-${'2'.repeat(16)}-01`, baggage: 'a=b' }
    expect(await textOf('/api/shop/trace', headers)).toContain('traceparent=undefined baggage=undefined')
  })

  it('takes no purge from visitors', async () => {
    const kept = await textOf('/c?keys=product-3')
    expect((await purge('product-3', edge.port())).status).toBe(405)
    expect(await textOf('/c?keys=product-3')).toBe(kept)
  })

  it('keeps what a proxy of ours says of the visitor, and adds that proxy', async () => {
    // 127.0.0.2 is no proxy of ours, 127.0.0.3 is one: both are this machine.
    const from = (localAddress: string, ...lines: string[]) =>
      sendRaw(
        edge.port(),
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

  it('keeps the files of the storefront and of the dashboard, each for everybody', async () => {
    for (const path of ['/assets/kept.js', '/_next/static/kept.js']) {
      const first = await textOf(path, { cookie: 'payload-token=one' })
      expect(await textOf(path, { cookie: 'payload-token=two' })).toBe(first)
    }
  })
})
