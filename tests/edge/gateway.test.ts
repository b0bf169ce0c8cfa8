import { rawRequest, sendRaw } from '@rasteh/test-kit/raw-request'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openGateway } from '../../tools/gateway/open-gateway.ts'
import { type StubBackend, startBackend } from './stub-backend.ts'

let storefront: StubBackend
let dashboard: StubBackend
let shopApi: StubBackend
let gateway: Awaited<ReturnType<typeof openGateway>>
let origin = ''

const say =
  (name: string): StubBackend['answer'] =>
  (request, response) => {
    const { host, traceparent, 'x-forwarded-for': from } = request.headers
    let body = ''
    request.on('data', (part) => {
      body += part
    })
    request.on('end', () =>
      response.end(JSON.stringify({ name, url: request.url, host, traceparent, from, body })),
    )
  }

beforeAll(async () => {
  storefront = await startBackend(say('storefront'))
  dashboard = await startBackend(say('dashboard'))
  shopApi = await startBackend(say('shop-api'))
  gateway = await openGateway({
    storefrontUrl: `http://127.0.0.1:${storefront.port}`,
    dashboardUrl: `http://127.0.0.1:${dashboard.port}`,
    shopApiUrl: `http://127.0.0.1:${shopApi.port}`,
    hasUpgrades: false,
  })
  origin = await gateway.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await gateway.close()
  await Promise.all([storefront.die(), dashboard.die(), shopApi.die()])
})

type Echo = { name: string; from: string; traceparent?: string; body: string }
const ask = async (path: string, init: RequestInit = {}): Promise<Echo> =>
  (await fetch(origin + path, init)).json() as Promise<Echo>

describe('the gateway of development', () => {
  it.each([
    ['/api/shop/cart/get?a=%2F', 'shop-api'],
    ['/desktopmodules/feedback/ajax/feedbackhandler.ashx?action=captcha', 'shop-api'],
    ['/product/1/%D8%A2%D9%88%DB%8C%D8%B2', 'storefront'],
    ['/api/shopping/x', 'storefront'],
    ['/DesktopModules/Links/handlers/AjaxHandler.ashx', 'storefront'],
    ['/dashboards', 'storefront'],
    ['/__nextjs_font/a.woff2', 'storefront'],
    ['/dashboard?a=b', 'dashboard'],
    ['/cms-api/staff/me', 'dashboard'],
    ['/_next/static/chunks/a.js', 'dashboard'],
  ])('leads %s to %s as it came', async (path, name) => {
    expect(await ask(path)).toMatchObject({ name, url: path, host: new URL(origin).host })
  })

  it('says who calls by itself and hands on no visitor’s word about traces', async () => {
    const headers = { 'x-forwarded-for': '5.6.7.8', traceparent: '00-1-2-01' }
    const echo = await ask('/api/shop/me', { headers })
    expect([echo.from, echo.traceparent]).toEqual(['127.0.0.1', undefined])
  })

  it('hands bodies on whole', async () => {
    const body = 'a'.repeat(2_000_000)
    const whole = await ask('/cms-api/x', { method: 'POST', body })
    expect(whole.body?.length).toBe(body.length)
    const json = { method: 'PUT', body: '{"a":1}', headers: { 'content-type': 'application/json' } }
    expect((await ask('/api/shop/cart/update', json)).body).toBe('{"a":1}')
  })

  it('refuses what the edge refuses and asks nobody', async () => {
    const askedBy = () => [storefront, dashboard, shopApi].flatMap(({ asked }) => asked)
    const before = askedBy()
    for (const target of [
      '//127.0.0.1/api/shop/x',
      '/./api/shop/me',
      '/a%2fb',
      '/%00',
      'http://evil.test/',
    ]) {
      const [answer] = await sendRaw(Number(new URL(origin).port), rawRequest('GET', target))
      expect([target, answer?.status]).toEqual([target, 400])
    }
    expect(askedBy()).toEqual(before)
  })

  it('passes a refusal for the moment on, and answers 502 for a dead process', async () => {
    shopApi.answer = (_, response) => void response.writeHead(503, { 'retry-after': '9' }).end()
    expect((await fetch(`${origin}/api/shop/me`)).status).toBe(503)
    await shopApi.die()
    const answer = await fetch(`${origin}/api/shop/me`)
    expect([answer.status, answer.headers.get('x-content-type-options')]).toEqual([502, 'nosniff'])
    expect([await ask('/'), await ask('/dashboard')]).toMatchObject([
      { name: 'storefront' },
      { name: 'dashboard' },
    ])
  })
})
