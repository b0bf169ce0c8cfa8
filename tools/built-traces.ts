import { LABEL_HEADER } from '@rasteh/contracts/headers'
import { PAGE_PATHS, PATHS } from '@rasteh/contracts/paths'
import { suggestionSearchUrl } from '@rasteh/shop-core/search-box'
import { type CollectedSpan, startCollector } from '../tests/setup/collector.ts'
import { SEEDED_ORIGIN, startSeededShop } from './processes/start-seeded-shop.ts'

/** The tests trace shop-api and the worker; this is the built shop whole, with its pages and their statements. */
const SEARCHED = 'گلدان سفال'
const GIVE_UP_MS = 60_000

const collector = await startCollector()
process.env.OTEL_EXPORTER_OTLP_ENDPOINT = collector.url
process.env.OTEL_BSP_SCHEDULE_DELAY = '100'
const shop = await startSeededShop()

const ask = async (path: string, body?: object) => {
  const answer = await fetch(SEEDED_ORIGIN + path, {
    headers: { origin: SEEDED_ORIGIN, [LABEL_HEADER]: 'traces', 'content-type': 'application/json' },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  })
  return { status: answer.status, text: await answer.text() }
}
const home = await ask('/')
const product = /\/product\/(\d+)\/[^"]+/.exec(home.text)
await ask(product?.[0] ?? '/')
await ask(suggestionSearchUrl({ searchPage: PAGE_PATHS.search, text: SEARCHED }) ?? '')
await ask(PATHS.cartCreate, [{ ProductId: Number(product?.[1]), Quantity: 1, Action: 1 }])

/** What must be in one trace, each below a request that came from a visitor. */
const wanted: { what: string; root: RegExp; below: [service: string, name: RegExp][] }[] = [
  {
    what: 'a product page and its statements',
    root: /^GET \/product\//,
    below: [['rasteh-storefront', /^sql /]],
  },
  {
    what: 'a search and its statements',
    root: /^GET \/search/,
    below: [['rasteh-storefront', /^sql /]],
  },
  {
    what: 'a basket change through shop-api and its statements',
    root: /^POST .*cart/,
    below: [['rasteh-shop-api', /^sql /]],
  },
]

const traceOf = (root: RegExp): CollectedSpan[] => {
  const traces = collector.spans.filter(({ name, parentSpanId }) => !parentSpanId && root.test(name))
  return collector.spans.filter(({ traceId }) => traces.some((one) => one.traceId === traceId))
}
const isThere = ({ root, below }: (typeof wanted)[number]) =>
  below.every(([service, name]) =>
    traceOf(root).some((span) => span.service === service && name.test(span.name)),
  )

const deadline = Date.now() + GIVE_UP_MS
while (!wanted.every(isThere) && Date.now() < deadline) await new Promise((next) => setTimeout(next, 100))
for (const one of wanted) {
  const spans = traceOf(one.root)
  console.log(`${isThere(one) ? 'there' : 'MISSING'}: ${one.what} (${spans.length} spans)`)
}
const exported = JSON.stringify(collector.spans)
const leaked = [SEARCHED, encodeURIComponent(SEARCHED)].filter((text) => exported.includes(text))
console.log(
  `${collector.spans.length} spans, ${leaked.length ? `LEAKED: ${leaked.join(', ')}` : 'nothing that was typed'}`,
)
await shop.stop()
collector.stop()
process.exit(wanted.every(isThere) && leaked.length === 0 ? 0 : 1)
