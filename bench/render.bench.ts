import { execFileSync, spawn } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { makeSeededDatabase, SEEDED_DATABASE } from '../tools/processes/start-seeded-shop.ts'
import { STOREFRONT_FLAGS } from '../tools/processes/start-shop.ts'
import { ports, ROOT, shopEnvironment } from '../tools/services/settings.ts'
import { findPages } from './pages/find-pages.ts'
import { openBareRenders, type RenderedPage } from './render/bare-renders.ts'
import { ask, measureServed, megabytesOf } from './render/measure-served.ts'

/**
 * `pnpm bench render`: what a page costs one storefront, beside React alone with the same components and the same data.
 * RENDER_BUILT=yes uses the build that is there.
 */
type Bars = { statements: number; cpuMs?: number; perSecond?: number; bytes?: number; sentBytes?: number }
const BARS: Readonly<Record<string, Bars>> = {
  home: { statements: 12, cpuMs: 9, perSecond: 100, bytes: 190_000, sentBytes: 30_000 },
  category: { statements: 12 },
  product: { statements: 12, cpuMs: 6, perSecond: 150, bytes: 110_000, sentBytes: 20_000 },
  search: { statements: 12 },
  basket: { statements: 2 },
}
/** How much of a page's processor time is React's own, at least. */
const RATIO = 0.4
const READY_MS = 3_000
const PAGES = 10_000
const MOST_MB = 220

if (process.env.RENDER_BUILT !== 'yes') execFileSync('pnpm', ['build'], { cwd: ROOT, stdio: 'inherit' })
if (process.env.RENDER_SEEDED !== 'yes') makeSeededDatabase()
const origin = `http://localhost:${ports.bench}`
Object.assign(process.env, {
  ...shopEnvironment(SEEDED_DATABASE),
  RASTEH_ORIGIN: origin,
  SHOP_API_URL: `http://127.0.0.1:${ports.e2eShopApi}`,
  NODE_ENV: 'production',
})
const misses: string[] = []
const startedAt = performance.now()
const main = join(ROOT, 'apps/storefront/dist/server/main.js')
const storefront = spawn(process.execPath, [...STOREFRONT_FLAGS, main], {
  env: { ...process.env, PORT: String(ports.bench) },
  stdio: 'inherit',
})
process.once('exit', () => storefront.kill('SIGKILL'))
await answers(`${origin}/health/ready`)
const readyMs = performance.now() - startedAt
hold(`ready after ${Math.round(readyMs)} ms`, readyMs <= READY_MS, `${READY_MS} ms`)

const pid = storefront.pid ?? 0
const bare = await openBareRenders(origin)
for (const [name, page] of Object.entries(await renderedPages())) {
  const url = origin + page.path
  const alone = await bare.measure(page)
  const plain = await measureServed({ url, pid, encoding: 'identity' })
  const sent = await measureServed({ url, pid, encoding: 'br' })
  const ratio = alone.cpuMs / plain.cpuMs
  const bars = BARS[name] ?? { statements: 0 }
  console.log(
    `${name.padEnd(8)} ${plain.cpuMs.toFixed(1)} ms a page, React alone ${alone.cpuMs.toFixed(1)} ms (ratio ${ratio.toFixed(2)}), ` +
      `with Brotli ${sent.cpuMs.toFixed(1)} ms; ${plain.perSecond.toFixed(0)} pages/s; ${alone.statements} statements; ` +
      `${(plain.bytes / 1_000).toFixed(0)} kB, ${(sent.bytes / 1_000).toFixed(1)} kB sent`,
  )
  most(`${name}: statements`, alone.statements, bars.statements)
  most(`${name}: CPU ms`, plain.cpuMs, bars.cpuMs)
  most(`${name}: bytes`, plain.bytes, bars.bytes)
  most(`${name}: bytes sent`, sent.bytes, bars.sentBytes)
  if (bars.cpuMs) hold(`${name}: ratio ${ratio.toFixed(2)}`, ratio >= RATIO, `at least ${RATIO}`)
  if (bars.perSecond)
    hold(
      `${name}: ${plain.perSecond.toFixed(0)} pages/s`,
      plain.perSecond >= bars.perSecond,
      `at least ${bars.perSecond}`,
    )
}
await bare.close()
await ask({ url: `${origin}/`, encoding: 'br' }, PAGES)
const megabytes = megabytesOf(pid)
hold(`${Math.round(megabytes)} MB after ${PAGES} pages`, megabytes <= MOST_MB, `${MOST_MB} MB`)
storefront.kill('SIGTERM')
for (const miss of misses) console.log(`short of its bar: ${miss}`)
console.log(misses.length === 0 ? 'every figure reaches its bar' : `${misses.length} figures are short`)
process.exit(misses.length === 0 ? 0 : 1)

function hold(what: string, isHeld: boolean, bar: string): void {
  if (what.includes(' after ')) console.log(what)
  if (!isHeld) misses.push(`${what}, bar ${bar}`)
}

function most(what: string, figure: number, bar: number | undefined): void {
  if (bar !== undefined && figure > bar) misses.push(`${what} ${figure.toFixed(1)}, at most ${bar}`)
}

async function renderedPages(): Promise<Record<string, RenderedPage>> {
  const { category = '', product = '' } = await findPages(origin)
  const word = encodeURIComponent('گوشی')
  return {
    home: { file: 'features/articles/home.page.tsx', path: '/', params: {} },
    category: { file: 'features/catalogue/category.page.tsx', ...placeOf(category) },
    product: { file: 'features/product/product.page.tsx', ...placeOf(product) },
    search: { file: 'features/search/everywhere.page.ts', path: `/search/q/${word}`, params: { term: word } },
    basket: { file: 'features/basket/basket.page.tsx', path: '/basket', params: {} },
  }
}

/** A path of two parts, as the router gives it to the page. */
function placeOf(url: string): Pick<RenderedPage, 'path' | 'params'> {
  const { pathname } = new URL(url)
  const [, , id = '', slug = ''] = pathname.split('/')
  return { path: pathname, params: { id, slug: decodeURIComponent(slug) } }
}

async function answers(url: string): Promise<void> {
  while (
    !(await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    ))
  )
    await setTimeout(20)
}
