import { SIGN_IN_HINT_COOKIE } from '@rasteh/contracts/cookies'
import { addComment } from '@rasteh/test-kit/comments'
import type { Attack, Harm, Target } from './attack.ts'
import { openBrowser } from './browser.ts'
import type { Caller } from './caller.ts'
import { enterAsStaff, makeCustomer } from './shop/people.ts'
import { hostileNodes, richText } from './stored/hostile-rich-text.ts'
import { openWatched } from './stored/watched-page.ts'
import { XSS_STRINGS, XSS_URLS } from './stored/xss-strings.ts'

/** As many comments as a product's page shows at once. */
const A_PAGE = 40
const parts = Array.from({ length: Math.ceil(XSS_STRINGS.length / A_PAGE) }, (_, at) =>
  XSS_STRINGS.slice(at * A_PAGE, (at + 1) * A_PAGE),
)

/** Opens pages as somebody with these cookies; answers the first harms. */
async function look({ shop }: Target, cookies: ReadonlyMap<string, string>, paths: readonly string[]) {
  const browser = await openBrowser()
  const context = await browser.newContext({ locale: 'fa-IR', viewport: { width: 1280, height: 900 } })
  const all = [...cookies, [SIGN_IN_HINT_COOKIE, '1'] as const]
  if (cookies.size > 0)
    await context.addCookies(all.map(([name, value]) => ({ name, value, url: shop.origin })))
  const page = await openWatched(context, shop)
  for (const path of paths) await page.open(path)
  await context.close()
  return toHarm(page.harms)
}

function toHarm(harms: readonly string[]): Harm | null {
  if (harms.length === 0) return null
  return `${[...new Set(harms)].slice(0, 5).join('; ')}${harms.length > 5 ? ` (${harms.length} in all)` : ''}`
}

/** Everything that a product says, written by staff through the content platform, and by customers below it. */
async function writeProducts({ shop }: Target, manager: Caller): Promise<{ id: number; address: string }[]> {
  const products: { id: number; address: string }[] = []
  for (const [at, texts] of parts.entries()) {
    const { productId: id, address } = await shop.shopFixture.shelve({ title: 'کالا' })
    const nodes = hostileNodes(XSS_URLS[at % XSS_URLS.length] ?? '', texts[0] ?? '')
    const json = {
      title: texts.join(' '),
      brand: texts[0],
      shortText: texts.join('\n'),
      _status: 'published',
    }
    await manager.call('PATCH', `/cms-api/products/${id}?locale=fa`, { json })
    await manager.call('PATCH', `/cms-api/products/${id}?locale=fa`, {
      json: { description: richText(texts) },
    })
    // What the platform refuses is not there; each is tried by itself.
    const taken: object[] = []
    for (const node of nodes) {
      const tried = { description: richText(texts, [...taken, node]) }
      if ((await manager.call('PATCH', `/cms-api/products/${id}?locale=fa`, { json: tried })).status === 200)
        taken.push(node)
    }
    for (const text of texts)
      await addComment(shop.owner, { productId: id, text, fullName: text.slice(0, 100) })
    products.push({ id, address })
  }
  return products
}

async function runInProducts(target: Target): Promise<Harm | null> {
  const manager = await enterAsStaff(target, 'manager')
  const products = await writeProducts(target, manager)
  const shown = await look(
    target,
    new Map(),
    products.map(({ address }) => address),
  )
  const [first, second] = products
  const forms = [first, second].map((one) => `/dashboard/collections/products/${one?.id}`)
  const lists = [
    '/dashboard/collections/products?limit=100&sort=-createdAt',
    '/dashboard/collections/comments?limit=100',
  ]
  const managed = await look(target, manager.cookies, [...forms, ...lists])
  return shown || managed ? `${shown ?? ''} ${managed ?? ''}`.trim() : null
}

/** Links alone, each in a news item of an editor's: an address may run where a text does not. */
async function runInLinks(target: Target): Promise<Harm | null> {
  const editor = await enterAsStaff(target, 'editor')
  const paths: string[] = []
  for (const [at, url] of XSS_URLS.entries()) {
    const slug = `link-${at}-${Date.now()}`
    const made = await editor.call('POST', '/cms-api/news?locale=fa', {
      json: {
        title: `خبر ${at}`,
        slug,
        publishedAt: new Date(Date.now() - 60_000).toISOString(),
        body: richText(['متن خبر'], hostileNodes(url, 'لینک').slice(0, 1)),
        _status: 'published',
      },
    })
    if (made.status === 201) paths.push(`/news/${slug}`)
  }
  return look(target, new Map(), ['/news', ...paths])
}

async function runInPeople(target: Target): Promise<Harm | null> {
  const { shop } = target
  const names = XSS_STRINGS.map((text) => text.slice(0, 100)).join(' ')
  const customer = await makeCustomer(shop, names)
  await shop.owner.query(
    `insert into shop.profiles (customer_id, first_name, last_name, national_code, birth_date, marital_status)
     values ($1, $2, $2, '0084575948', '1991-05-05', 0)`,
    [customer.customerId, names],
  )
  await shop.owner.query(
    `insert into shop.addresses (customer_id, title, receiver, mobile, city_id, postal_code, address)
     select $1, t, t, '09123456789', (select min(id) from public.cities), '1193653471', t from unnest($2::text[]) t`,
    [customer.customerId, XSS_STRINGS],
  )
  const { orderId } = await shop.shopFixture.placeOrder({
    customerId: customer.customerId,
    receiver: names,
    isPaid: true,
    state: 'confirmed',
  })
  await shop.owner.query('update shop.order_lines set title = $2 where order_id = $1', [orderId, names])
  const own = [
    '/profile',
    '/profile/details',
    '/profile/addresses',
    '/profile/orders',
    `/shop/order/view/${orderId}`,
  ]
  const seen = await look(target, customer.cookies, own)
  await shop.owner.query(
    `insert into public.feedback (kind, name, mobile, email, subject, text, attachment_name)
     select 'feedback', t, t, t, t, t, t from unnest($1::text[]) t`,
    [XSS_STRINGS],
  )
  const { rows } = await shop.owner.query<{ id: number }>('select max(id) as id from public.feedback')
  const owner = await enterAsStaff(target, 'owner')
  const screens = [
    ...[1, 2].map((number) => `/dashboard/collections/feedback?limit=200&page=${number}`),
    `/dashboard/collections/feedback/${rows[0]?.id}`,
    `/dashboard/collections/customers/${customer.customerId}`,
    '/dashboard/collections/customers?limit=50',
    '/dashboard/orders',
    `/dashboard/orders/${orderId}`,
  ]
  const managed = await look(target, owner.cookies, screens)
  return seen || managed ? `${seen ?? ''} ${managed ?? ''}`.trim() : null
}

const once = {
  entryPoints: ['edge'],
  notElsewhere: 'the edge hands on the same pages, and a browser knows one origin',
} as const

/** More than three hundred texts that would run, in every field that people write. */
export const storedTextAttacks: Attack[] = [
  {
    finding: 'Untried',
    title: 'stored scripts in products, rich text and comments',
    ...once,
    run: runInProducts,
  },
  { finding: 'Untried', title: 'stored scripts in links of rich text', ...once, run: runInLinks },
  {
    finding: 'Untried',
    title: 'stored scripts in names, addresses, orders and feedback',
    ...once,
    run: runInPeople,
  },
]
