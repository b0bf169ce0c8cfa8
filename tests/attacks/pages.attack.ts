import { randomBytes, randomUUID } from 'node:crypto'
import { rawRequest, sendRaw } from '@rasteh/test-kit/raw-request'
import { searchLogs } from '../../tools/verify/search-logs.ts'
import { type Attack, allHarms, type Harm, type Target } from './attack.ts'
import { openCaller } from './caller.ts'
import { atStorefront, ENTRY_POINTS } from './entry-points.ts'

const CANARY = '<zzcanary x="y">'
const REFLECTING = [
  (text: string) => `/search/q/${text}`,
  (text: string) => `/search/cid/1/q/${text}`,
  (text: string) => `/Search-Results?q=${text}`,
  (text: string) => `/category/1/${text}`,
  (text: string) => `/product/1/${text}`,
  (text: string) => `/news/${text}`,
  (text: string) => `/news/category/${text}?page=${text}`,
  (text: string) => `/news/tag/${text}`,
  (text: string) => `/news/archive/${text}/${text}`,
  (text: string) => `/${text}`,
  (text: string) => `/login?next=${text}&returnUrl=${text}`,
  (text: string) => `/?language=${text}&utm_source=${text}`,
  (text: string) => `/DesktopModules/Shop/Shared/Pages/Compare.aspx?ids=${text}`,
  (text: string) => `/DesktopModules/Shop/Shared/Pages/CommentAnswer.aspx?id=${text}`,
  (text: string) => `/DesktopModules/Links/handlers/AjaxHandler.ashx?PartialName=${text}`,
  (text: string) => `/DesktopModules/Shop/AJAX/GetJSMessages.ashx?culture=${text}`,
  (text: string) => `/api/shop/search/find?q=${text}`,
  (text: string) => `/shop/payment/return/sep/${text}`,
  (text: string) => `/dashboard/login?redirect=${text}`,
  (text: string) => `/cms-api/${text}`,
  (text: string) => `/media/${text}`,
]

async function reflect(target: Target): Promise<Harm | null> {
  const visitor = openCaller(target)
  const harms: (Harm | null)[] = []
  for (const toPath of REFLECTING) {
    const path = toPath(encodeURIComponent(`"'>${CANARY}</script>`))
    const { text, headers, status } = await visitor.call('GET', path)
    const isPage = /html|javascript|svg/.test(headers['content-type'] ?? '')
    if (isPage && text.includes('<zzcanary')) harms.push(`${path.slice(0, 60)} reflects what it was asked`)
    if (status >= 500) harms.push(`${path.slice(0, 60)} → ${status}`)
  }
  return allHarms(harms)
}

const EVIL = 'evil-canary.example'
const POISONS: readonly [string, string][] = [
  ['x-forwarded-host', EVIL],
  ['x-host', EVIL],
  ['x-forwarded-server', EVIL],
  ['forwarded', `host=${EVIL};proto=https`],
  ['x-forwarded-proto', 'https'],
  ['x-forwarded-scheme', 'http'],
  ['x-forwarded-port', '1337'],
  ['x-forwarded-prefix', `/${EVIL}`],
  ['x-original-url', '/dashboard'],
  ['x-rewrite-url', '/dashboard'],
  ['x-http-method-override', 'POST'],
  ['x-middleware-subrequest', 'middleware:middleware:middleware'],
  ['x-invoke-path', '/dashboard'],
  ['x-matched-path', '/dashboard'],
  ['x-nextjs-data', '1'],
  ['rsc', '1'],
  ['next-router-prefetch', '1'],
  ['next-action', 'x'],
  ['x-edge-culture', EVIL],
  ['x-edge-page', EVIL],
  ['accept-encoding', EVIL],
  ['accept', 'text/x-component'],
  ['cookie', `language=${EVIL}`],
  ['range', 'bytes=0-1'],
  ['user-agent', EVIL],
]

/** An attacker asks for a page with a header of theirs; the next visitor must get the page as it is. */
async function poisonCache(target: Target): Promise<Harm | null> {
  const title = `کالای دست‌نخورده ${randomBytes(3).toString('hex')}`
  const { address } = await target.shop.shopFixture.shelve({ title })
  const harms: (Harm | null)[] = []
  for (const [name, value] of POISONS) {
    const path = `${address}?p=${randomUUID()}`
    await openCaller(target).call('GET', path, { headers: { [name]: value } })
    const seen = await openCaller(target).call('GET', path)
    const isPage = seen.status === 200 && /text\/html/.test(seen.headers['content-type'] ?? '')
    const isEvil = `${seen.text}${JSON.stringify(seen.headers)}`.includes('evil-canary')
    if (!isPage || !seen.text.includes(title) || isEvil)
      harms.push(`after ${name}: ${value} the next visitor got ${seen.status}`)
  }
  return allHarms(harms)
}

const CLIMBS = [
  '../',
  '..%2f',
  '%2e%2e/',
  '%2e%2e%2f',
  '..%5c',
  '..\\',
  '....//',
  '%252e%252e%252f',
  '..;/',
  '..%c0%af',
]
const ROOTS = [
  '/media/',
  '/_next/static/',
  '/assets/',
  '/cms-api/media/file/',
  '/api/shop/userfile/view/',
  '/',
  '/api/shop/order/x/download/',
]

async function climb({ port }: Target): Promise<Harm | null> {
  const paths = ROOTS.flatMap((root) =>
    CLIMBS.flatMap((step) =>
      ['etc/passwd', 'package.json', '.env'].map((file) => root + step.repeat(8) + file),
    ),
  )
  const found: string[] = []
  for (let at = 0; at < paths.length; at += 20) {
    const answers = await Promise.all(
      paths.slice(at, at + 20).map(async (path) => {
        const [answer] = await sendRaw(port, rawRequest('GET', path, { Connection: 'close' })).catch(() => [])
        return { path, status: answer?.status ?? 0, body: answer?.body ?? '' }
      }),
    )
    for (const { path, status, body } of answers) {
      if (/root:.*:0:0:|"@rasteh\/|"name": "rasteh"|RASTEH_SECRET/.test(body)) found.push(`${path} is served`)
      if (status === 0) found.push(`${path} is never answered`)
    }
  }
  return found.length > 0
    ? found.slice(0, 5).join(', ') + (found.length > 5 ? ` and ${found.length - 5} more` : '')
    : null
}

/** Runs last: nothing that the attacks before it sent or were sent may stand in a log. */
async function readLogs({ shop }: Target): Promise<Harm | null> {
  const { rows } = await shop.owner.query<{ secret: string }>(
    'select id as secret from public.customers_sessions union select id from public.staff_sessions',
  )
  const sent = (await (await fetch(`${shop.simulator}/messages`)).json()) as { code: string }[]
  const secrets = [shop.secret, 'گذرواژهٔ بلند آزمون', ...rows.map(({ secret }) => secret)]
  const codes = sent.map(({ code }) => code).filter((code) => code !== '')
  const finds = [
    ...searchLogs(shop.logs, secrets),
    ...searchLogs(
      shop.logs,
      codes.slice(-200).map((code) => `"${code}"`),
    ),
  ]
  return finds.length > 0
    ? finds
        .slice(0, 3)
        .map(({ file, what, line }) => `${file}: ${what} in “${line}”`)
        .join('; ')
    : null
}

const everywhere = { entryPoints: ENTRY_POINTS } as const

/** What an address or a header can do to a page. */
export const pageAttacks: Attack[] = [
  { finding: 'Held', title: 'reflected scripts', ...everywhere, run: reflect },
  { finding: 'Held', title: 'a cache poisoned by headers', ...atStorefront, run: poisonCache },
  { finding: 'Held', title: 'paths that climb out of their folder', ...everywhere, run: climb },
]

/** Comes after all others. */
export const lastAttacks: Attack[] = [
  {
    finding: 'Held',
    title: 'secrets in the logs',
    entryPoints: ['edge'],
    notElsewhere: 'one search reads the logs of all processes',
    run: readLogs,
  },
]
