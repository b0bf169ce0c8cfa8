import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { chunked, rawRequest, sendRaw } from '@rasteh/test-kit/raw-request'
import { expect, test } from './fixtures.ts'

const portOf = (origin: string | undefined) => Number(new URL(origin ?? '').port)
const gateway = () => portOf(process.env.RASTEH_E2E_ORIGIN)
const edge = () => portOf(process.env.RASTEH_E2E_EDGE)
const storefront = () => portOf(process.env.RASTEH_E2E_STOREFRONT)
const dashboard = () => portOf(process.env.RASTEH_E2E_DASHBOARD)
const shopApi = () => portOf(process.env.RASTEH_E2E_SHOP_API)

/** Somebody else's server on this machine, which writes down who came and with what. */
async function openStranger() {
  const visits: string[] = []
  const server: Server = createServer((request, response) => {
    visits.push(`${request.url} ${request.headers.cookie ?? ''}`)
    response.setHeader('content-type', 'text/html')
    response.end('<script>document.title = "stolen"</script>')
  })
  server.on('upgrade', (request, socket) => {
    visits.push(`upgrade ${request.url}`)
    socket.destroy()
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  return { host: `127.0.0.1:${(server.address() as AddressInfo).port}`, visits, close }
}

for (const [name, port] of [
  ['the gateway', gateway],
  ['the edge', edge],
  ['the storefront itself', storefront],
  ['the dashboard itself', dashboard],
  ['shop-api itself', shopApi],
] as const) {
  test.describe(`a raw request to ${name}`, () => {
    test('leads to no other host, whatever its address names', async () => {
      const stranger = await openStranger()
      const { host } = stranger
      const targets = [
        `//${host}/api/shop/x`,
        `//${host}/shop/payment/return/x`,
        `///${host}/api/shop/x`,
        `//user@${host}/api/shop/x`,
        `//${host}\\@localhost/api/shop/x`,
        `/\\${host}/api/shop/x`,
        `/./..//${host}/api/shop/x`,
        `/%2e%2e//${host}/api/shop/x`,
        `//${host}/`,
        `//${host}/DesktopModules/Shop/AJAX/GetJSMessages.ashx`,
      ]
      const statuses = await Promise.all(
        targets.map(async (target) => {
          const [answer] = await sendRaw(port(), rawRequest('GET', target, { Cookie: 'rasteh-token=victim' }))
          return [target, answer?.status]
        }),
      )
      // An address that names a host by itself is one that proxies take: the edge may answer it with a page of the shop.
      const whole = [
        rawRequest('GET', `http://${host}/api/shop/x`),
        rawRequest('GET', `http://${host}/x`, { Connection: 'Upgrade', Upgrade: 'websocket' }),
        rawRequest('GET', `//${host}/x`, { Connection: 'Upgrade', Upgrade: 'websocket' }),
      ]
      for (const bytes of whole) await sendRaw(port(), bytes)
      stranger.close()
      expect(stranger.visits).toEqual([])
      expect(statuses).toEqual(targets.map((target) => [target, 400]))
    })

    test('is answered at once when its address is none', async () => {
      const targets = [
        '//',
        '/./',
        '/../',
        '/a/..',
        '/%2e%2e/',
        '/%',
        '/%zz',
        '/product/1/%ff',
        '/%00',
        '/a\\b',
        '*',
        '/a%2fb',
        '/a%5cb',
        '/%c0%af',
      ]
      for (const target of targets) {
        const [answer] = await sendRaw(port(), rawRequest('GET', target))
        expect([target, answer?.status]).toEqual([target, 400])
        expect(answer?.head.toLowerCase()).toContain('x-content-type-options: nosniff')
      }
    })

    test('smuggles no second request to somebody else', async () => {
      const smuggled = rawRequest('GET', '/api/shop/smuggled-by-nobody')
      const attacks = [
        ['GET', '/api/shop/me'],
        ['DELETE', '/api/shop/me'],
        ['OPTIONS', '/api/shop/me'],
        ['DELETE', '/./api/shop/me'],
        ['OPTIONS', '/./api/shop/me'],
        ['DELETE', '/x/../api/shop/me'],
      ] as const
      const victims: Promise<number | undefined>[] = []
      const refused: (number | undefined)[] = []
      for (let round = 0; round < 15; round += 1) {
        const attempts = attacks.map(([method, target]) => {
          const bytes = rawRequest(method, target, { 'Transfer-Encoding': 'chunked' }) + chunked(smuggled)
          return sendRaw(port(), bytes)
        })
        for (let victim = 0; victim < 6; victim += 1) {
          // Victims ask through the gateway, whose connections lead to the processes that the attacks end in.
          const ask = rawRequest('GET', '/api/shop/cart/get')
          victims.push(sendRaw(gateway(), ask).then(([answer]) => answer?.status))
        }
        refused.push(...(await Promise.all(attempts)).map(([answer]) => answer?.status))
      }
      // What was smuggled is answered 404: a caller who asked for a basket and reads that has got the attacker's answer.
      expect(new Set(await Promise.all(victims))).toEqual(new Set([200]))
      expect(new Set(refused)).toEqual(new Set([400]))
    })
  })
}

for (const origin of ['RASTEH_E2E_ORIGIN', 'RASTEH_E2E_EDGE'] as const) {
  test(`a clicked link runs no stranger's script on the shop's origin (${origin})`, async ({ browser }) => {
    const stranger = await openStranger()
    const visitor = await browser.newPage()
    const link = `${process.env[origin]}//${stranger.host}/api/shop/x`
    const answered = visitor.waitForResponse(link)
    // An answer without a body is shown by the browser's own page, which is no place to arrive at.
    await visitor.goto(link).catch(() => {})
    expect((await answered).status()).toBe(400)
    expect(await visitor.title()).not.toBe('stolen')
    await visitor.close()
    stranger.close()
    expect(stranger.visits).toEqual([])
  })
}

for (const [name, port] of [
  ['storefront', storefront],
  ['dashboard', dashboard],
] as const)
  test(`the ${name} itself answers no call of the shop`, async () => {
    for (const path of ['/api/shop/me', '/shop/payment/go/x', '/Ajax/Captcha.ashx']) {
      const [answer] = await sendRaw(port(), rawRequest('GET', path))
      expect([path, answer?.status]).toEqual([path, 404])
      expect(answer?.head.toLowerCase()).toContain('x-content-type-options: nosniff')
      expect(answer?.head.toLowerCase()).toContain('cache-control: no-store')
    }
  })
