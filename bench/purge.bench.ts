import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { ROOT } from '../tools/services/settings.ts'
import { BOUND_MS } from './mixed/find-capacity.ts'
import { openMixedLoad } from './mixed/open-mixed-load.ts'
import type { Tally } from './mixed/tally.ts'
import { toFigures } from './search/open-loop.ts'

/**
 * `pnpm bench purge`: the prices of 500 products change at once, while people browse and buy. 10,000 pages that show them
 * lie at the edge. No visitor may wait long for a page, or see an old price for longer than a minute. PURGE_RATE
 * is the rate of visits a second, PURGE_BUILT=yes uses the build that is there.
 */
const RATE = Number(process.env.PURGE_RATE ?? 100)
const CHANGED = 500
const PAGES = 10_000
const MORE_PRODUCTS = 5_200
const BEFORE_S = 20
/** By then every page is new. The bench does not ask for all of them before: that would be a load of its own. */
const FRESH_S = 60
const WINDOW_MS = 10_000
const LISTS = ['', '?sort=newest', '?sort=cheapest', '?sort=dearest', '?sort=discount']
const ENGLISH = 'language=en-US'

if (process.env.PURGE_BUILT !== 'yes') execFileSync('pnpm', ['build'], { cwd: ROOT, stdio: 'inherit' })
const load = await openMixedLoad(MORE_PRODUCTS)
const { owner, prepared, shop } = load
const faults: string[] = []

const lists = prepared.pages.category.flatMap((path) => LISTS.map((order) => path + order))
const each = [...lists, ...prepared.pages.product]
const pages = [...each, ...each.map((path) => `${path}${path.includes('?') ? '&' : '?'}${ENGLISH}`)].slice(
  0,
  PAGES,
)
await load.warmEdge(pages)
const shown = await look(pages)
const changed = await chooseChanged()
const hit = [...shown]
  .filter(([, { products }]) => products.some((id) => changed.has(id)))
  .map(([path]) => path)
console.log(`${pages.length} pages at the edge, ${hit.length} of them show one of ${CHANGED} products`)

const running = load.run(RATE, BEFORE_S + FRESH_S)
await setTimeout(BEFORE_S * 1_000)
const before = load.nextTally()
await changePrices()
const windows: Tally[] = []
const window = setInterval(() => windows.push(load.nextTally()), WINDOW_MS)
await running
clearInterval(window)
windows.push(load.nextTally())
const stale = (await staleOf(hit)).length
if (stale > 0) faults.push(`${stale} pages are still from before the change`)

console.log(`before the change: p99 of pages ${p99OfPages(before).toFixed(0)} ms at ${RATE} visits/s`)
for (const [place, tally] of windows.entries())
  console.log(`${(place * WINDOW_MS) / 1_000} s after: p99 of pages ${p99OfPages(tally).toFixed(0)} ms`)
const worst = Math.max(...windows.map(p99OfPages))
const errors = [before, ...windows].reduce((sum, tally) => sum + tally.errors() + tally.busy(), 0)
if (worst > BOUND_MS) faults.push(`p99 of pages ${worst.toFixed(0)} ms`)
if (errors > 0) faults.push(`${errors} requests failed`)
if (hit.length < PAGES * 0.9) faults.push(`only ${hit.length} pages were hit`)
await load.close()
for (const fault of faults) console.log(`fault: ${fault}`)
console.log(
  `${hit.length} pages purged at ${RATE} visits/s: p99 of pages at most ${worst.toFixed(0)} ms, ${stale} old after ${FRESH_S} s, ${errors} errors`,
)
process.exit(faults.length === 0 ? 0 : 1)

/** Those that most pages show, as a sale changes what everybody sees; what is sold out shows no price. */
async function chooseChanged(): Promise<Set<number>> {
  const { rows } = await owner.query<{ id: number }>(
    `select p.id from public.products p where p.deleted_at is null and p._status = 'published' and exists (
       select from public.variants v join shop.stock_buckets b on b.variant_id = v.id
       where v.product_id = p.id and v.is_default and v.deleted_at is null and b.on_hand > b.reserved)`,
  )
  const times = new Map(rows.map(({ id }) => [id, 0]))
  for (const { products } of shown.values())
    for (const id of new Set(products)) {
      const known = times.get(id)
      if (known !== undefined) times.set(id, known + 1)
    }
  const byTimes = [...times].toSorted(([, one], [, other]) => other - one)
  return new Set(byTimes.slice(0, CHANGED).map(([id]) => id))
}

async function changePrices(): Promise<void> {
  await owner.query(
    `with moved as (
       update public.prices set unit_price_rial = unit_price_rial + 10000
       where variant_id in (select id from public.variants where product_id = any($1)) returning variant_id)
     select shop.announce_prices(array_agg(variant_id::int)) from moved`,
    [[...changed]],
  )
}

type Look = { products: number[]; digest: string }

/** What the edge gives of each page: which products it shows, and a digest of all it says. */
async function look(paths: readonly string[]): Promise<Map<string, Look>> {
  const found = new Map<string, Look>()
  const waiting = [...paths]
  const lookAtNext = async () => {
    for (let path = waiting.pop(); path; path = waiting.pop()) {
      const answer = await fetch(shop.origin + path)
      const html = await answer.text()
      const ids = [...html.matchAll(/href="\/product\/(\d+)\//g)].map(([, id]) => Number(id))
      const own = /^\/product\/(\d+)\//.exec(path)?.[1]
      found.set(path, {
        products: own ? [Number(own), ...ids] : ids,
        digest: createHash('sha256').update(html).digest('base64'),
      })
    }
  }
  await Promise.all([lookAtNext(), lookAtNext()])
  return found
}

/** A page whose product has another price says something else than before. */
async function staleOf(paths: readonly string[]): Promise<string[]> {
  return [...(await look(paths))].flatMap(([path, { digest }]) =>
    digest === shown.get(path)?.digest ? [path] : [],
  )
}

function p99OfPages(tally: Tally): number {
  const times = tally.calls().flatMap(([name, { times }]) => (name.startsWith('page:') ? times : []))
  return toFigures(times, 0, 1).p99
}
