import { setTimeout } from 'node:timers/promises'
import { ADDED_PATHS, fillPath, MANAGE_PATHS, PATHS } from '@rasteh/contracts/paths'
import { type Attack, allHarms, type Harm, type Target } from './attack.ts'
import { type Answer, jsonOf, openCaller } from './caller.ts'
import { atDashboard, ENTRY_POINTS } from './entry-points.ts'
import { actAtBank, comeBack, giveAddress, goToBank, must, orderOf, paymentsOf } from './shop/buying.ts'
import { enterAsStaff, makeCustomer } from './shop/people.ts'

const isGood = ({ status }: Answer) => status >= 200 && status < 300

/** One customer asks for everything of another by its own name. */
async function readOthers(target: Target): Promise<Harm | null> {
  const { shop } = target
  const victim = await makeCustomer(shop)
  const addressId = await giveAddress(shop, victim)
  const { orderId, number } = await shop.shopFixture.placeOrder({ customerId: victim.customerId })
  const thief = openCaller(target, { cookies: (await makeCustomer(shop)).cookies })
  const receipt = { CardLast4: '1234', Reference: '123456', PaidOn: '1405/08/25', Amount: '100' }
  const address = {
    Title: 'x',
    Receiver: 'x',
    Mobile: '09121234567',
    CityId: 1,
    PostalCode: '1193653471',
    Address: 'x',
    IsDefault: true,
  }
  const { productId } = await shop.shopFixture.shelve({})
  const calls: [string, string, object?][] = [
    ['GET', fillPath(ADDED_PATHS.order, { id: orderId })],
    ['GET', fillPath(ADDED_PATHS.order, { id: String(number) })],
    ['POST', fillPath(ADDED_PATHS.orderPay, { id: orderId }), { BankID: null }],
    ['POST', fillPath(ADDED_PATHS.orderCancel, { id: orderId }), {}],
    ['POST', fillPath(ADDED_PATHS.orderReceipt, { id: orderId }), receipt],
    ['GET', fillPath(ADDED_PATHS.orderGifts, { id: orderId })],
    ['GET', fillPath(ADDED_PATHS.orderDownload, { id: orderId, file: '1' })],
    ['POST', PATHS.giftAdd, { OrderID: orderId, ProductID: productId, CustomProductID: null }],
    ['PUT', fillPath(ADDED_PATHS.accountAddress, { id: addressId }), address],
    ['DELETE', fillPath(ADDED_PATHS.accountAddress, { id: addressId })],
    ['GET', `${ADDED_PATHS.checkout}?AddressId=${addressId}`],
    ['GET', fillPath(MANAGE_PATHS.order, { id: orderId })],
    ['GET', fillPath(MANAGE_PATHS.personExport, { id: String(victim.customerId) })],
    ['POST', fillPath(MANAGE_PATHS.personErase, { id: String(victim.customerId) }), {}],
  ]
  const harms = await Promise.all(
    calls.map(async ([method, path, json]) => {
      const answer = await thief.call(method, path, json ? { json } : {})
      const leaks =
        answer.text.includes(orderId) ||
        answer.text.includes(victim.mobile) ||
        answer.text.includes(addressId)
      const isOpen = isGood(answer) && !path.startsWith(ADDED_PATHS.checkout)
      return isOpen || (leaks && isGood(answer))
        ? `${method} ${path.replace(orderId, '…')} → ${answer.status}`
        : null
    }),
  )
  const { rows } = await shop.owner.query(
    `select from shop.orders o, shop.addresses a where o.id = $1 and o.state = 'awaiting-payment' and a.id = $2 and a.receiver = 'مریم احمدی'`,
    [orderId, addressId],
  )
  return allHarms([...harms, rows.length === 1 ? null : "another's order or address was changed"])
}

/** Filters, sorts, selects and depths that reach for what staff may not see. */
async function filterHidden(target: Target): Promise<Harm | null> {
  const { shop } = target
  const victim = await makeCustomer(shop)
  const { rows } = await shop.owner.query<{ hash: string }>(
    'select hash from public.customers where id = $1',
    [victim.customerId],
  )
  const start = rows[0]?.hash.slice(0, 24) ?? ''
  const manager = await enterAsStaff(target, 'manager')
  const editor = await enterAsStaff(target, 'editor')
  const harms: (Harm | null)[] = []
  for (const [role, caller] of [
    ['manager', manager],
    ['editor', editor],
  ] as const)
    for (const list of ['customers', 'staff'])
      for (const field of [
        'hash',
        'salt',
        'resetPasswordToken',
        'sessions.id',
        'loginAttempts',
        'lockUntil',
      ]) {
        const path = `/cms-api/${list}?limit=200&depth=10`
        const right = await caller.call('GET', `${path}&where[${field}][like]=${encodeURIComponent(start)}`)
        const wrong = await caller.call('GET', `${path}&where[${field}][like]=nothing-${field}`)
        const count = (answer: Answer) => jsonOf<{ totalDocs?: number }>(answer).totalDocs
        if (isGood(right) && isGood(wrong) && count(right) !== count(wrong))
          harms.push(`a ${role} filters ${list} by ${field}`)
        const chosen = await caller.call('GET', `${path}&select[${field}]=true&sort=${field}`)
        if ([right, wrong, chosen].some(({ text }) => /pbkdf2-|"(hash|salt)":"/.test(text)))
          harms.push(`a ${role} reads ${field} of ${list}`)
        if ([right, wrong, chosen].some(({ status }) => status >= 500)) harms.push(`${list}?${field} → 500`)
      }
  const through = await manager.call('GET', '/cms-api/comments?where[customer.hash][like]=pbkdf2&depth=10')
  if (isGood(through) && (jsonOf<{ totalDocs?: number }>(through).totalDocs ?? 0) > 0)
    harms.push('comments are filtered by the hash of their writer')
  const guest = await openCaller(target).call('GET', '/cms-api/customers?where[or][0][id][exists]=true')
  return allHarms([...harms, isGood(guest) ? 'a guest lists customers' : null])
}

/** What a foreign page can make a visitor's browser send. */
const FOREIGN: readonly [string, Record<string, string>][] = [
  ['a foreign Origin', { origin: 'https://evil.example' }],
  ['the Origin null', { origin: 'null' }],
  ['no Origin, from another site', { origin: '', 'sec-fetch-site': 'cross-site' }],
  ['a sister site', { origin: 'http://blog.127.0.0.1', 'sec-fetch-site': 'same-site' }],
  ['no label', { 'x-Rasteh-HeaderKey': '' }],
  ['a look-alike Origin', { origin: 'http://127.0.0.1.evil.example' }],
]

async function forgeCalls(target: Target): Promise<Harm | null> {
  const { shop } = target
  const victim = await makeCustomer(shop)
  const { productId } = await shop.shopFixture.shelve({})
  const harms: (Harm | null)[] = []
  for (const [name, headers] of FOREIGN) {
    const browser = openCaller(target, { cookies: victim.cookies })
    const line = [{ ProductId: productId, Quantity: 1, Action: 1 }]
    const bought = await browser.call('POST', PATHS.cartCreate, { json: line, headers: headers })
    const plain = await browser.call('POST', PATHS.cartCreate, {
      body: Buffer.from(JSON.stringify(line)),
      headers: { ...headers, 'content-type': 'text/plain' },
    })
    if (isGood(bought) || isGood(plain)) harms.push(`${name}: a basket was changed`)
    const coded = await browser.call('GET', fillPath(PATHS.specialCodeValidate, { code: 'X' }), { headers })
    if (isGood(coded)) harms.push(`${name}: a code was tried`)
  }
  return allHarms(harms)
}

/** The same at the content platform, whose own calls take the session's cookie. */
async function forgeStaffCalls(target: Target): Promise<Harm | null> {
  const { customerId } = await makeCustomer(target.shop)
  const manager = await enterAsStaff(target, 'manager')
  const harms: (Harm | null)[] = []
  for (const [name, headers] of FOREIGN.filter(([, { origin }]) => origin !== undefined)) {
    const path = `/cms-api/customers/${customerId}`
    const renamed = await manager.call('PATCH', path, { json: { name: `جعل ${name}` }, headers })
    const { rows } = await target.shop.owner.query<{ name: string }>(
      'select name from public.customers where id = $1',
      [customerId],
    )
    if (rows[0]?.name === `جعل ${name}`) harms.push(`${name}: a customer was renamed (${renamed.status})`)
  }
  return allHarms(harms)
}

const PRICE_RIAL = 9_000_000
const QUANTITIES = [-1, -100, 0.001, 1e9, 1e308, '1', null, Number.MAX_SAFE_INTEGER]

/** Prices and quantities of the buyer's own choice. */
async function tamper(target: Target): Promise<Harm | null> {
  const { shop } = target
  const { productId } = await shop.shopFixture.shelve({ priceRial: PRICE_RIAL, stock: 5 })
  const customer = await makeCustomer(shop)
  const buyer = openCaller(target, { cookies: customer.cookies })
  const addressId = await giveAddress(shop, customer)
  const cheap = {
    Price: 1,
    UnitPrice: 1,
    PriceRial: 1,
    PayableRial: 1,
    Discount: 100,
    DiscountRial: PRICE_RIAL,
    TotalPrice: 1,
  }
  const add = (line: object) =>
    buyer.call('POST', PATHS.cartCreate, { json: [{ ProductId: productId, Action: 1, ...cheap, ...line }] })
  await must(add({ Quantity: 1 }))
  for (const Quantity of QUANTITIES) {
    await add({ Quantity })
    await buyer.call('PUT', PATHS.cartUpdate, {
      json: [{ ProductId: productId, Action: 0, Quantity, ...cheap }],
    })
  }
  // A quantity of nothing may have emptied the basket, as the buyer wished.
  await add({ Quantity: 1 })
  const lines = jsonOf<{ Quantity: number }[]>(await must(buyer.call('GET', PATHS.cartGet)))
  const units = lines.reduce((sum, { Quantity }) => sum + Quantity, 0)
  const harms: (Harm | null)[] = []
  if (lines.some(({ Quantity }) => !Number.isInteger(Quantity) || Quantity < 1 || Quantity > 5))
    harms.push(`a basket of ${JSON.stringify(lines.map(({ Quantity }) => Quantity))}`)
  for (const expectedRial of [1_000, 0, PRICE_RIAL * units - 1]) {
    const json = {
      ...(await orderOf(buyer, { addressId, shop, gateway: 'zarinpal', expectedRial })),
      ...cheap,
      Amount: 1,
    }
    const placed = await buyer.call('POST', ADDED_PATHS.orderPlace, { json })
    if (isGood(placed)) harms.push(`an order was placed for ${expectedRial}`)
  }
  const json = { ...(await orderOf(buyer, { addressId, shop, gateway: 'zarinpal' })), ...cheap, Amount: 1 }
  const placed = jsonOf<{ Next: string; OrderId: string }>(
    await must(buyer.call('POST', ADDED_PATHS.orderPlace, { json })),
  )
  const gone = await buyer.call('GET', `${placed.Next}?amount=1&Amount=1`)
  const payment = (await paymentsOf(shop)).find(({ authority }) =>
    `${gone.headers.location}`.includes(authority),
  )
  if (!payment || payment.amountRial < PRICE_RIAL * units)
    harms.push(`the bank was asked for ${payment?.amountRial} instead of ${PRICE_RIAL * units}`)
  return allHarms(harms)
}

const AT_ONCE = 12

/** Steps of one order that exclude each other, all in one moment. */
async function raceSteps(target: Target): Promise<Harm | null> {
  const { shop } = target
  const placed = await goToBank(target, 'zarinpal', PRICE_RIAL)
  const back = await actAtBank(shop, placed, 'pay')
  const cancel = () =>
    placed.buyer.call('POST', fillPath(ADDED_PATHS.orderCancel, { id: placed.orderId }), { json: {} })
  await Promise.all(Array.from({ length: AT_ONCE }, (_, at) => (at % 2 ? cancel() : comeBack(placed, back))))
  await setTimeout(500)
  const manager = await enterAsStaff(target, 'manager')
  const act = (name: string, json: object) =>
    manager.call('POST', `${fillPath(MANAGE_PATHS.order, { id: placed.orderId })}/${name}`, { json })
  await Promise.all(
    Array.from({ length: AT_ONCE }, (_, at) =>
      at % 2
        ? act('cancel', { Reason: 'آزمون' })
        : act('ship', { Carrier: 'پست', TrackingCode: '123456789' }),
    ),
  )
  const { rows } = await shop.owner.query<{ kind: string; count: number }>(
    'select kind, count(*)::int as count from shop.order_events where order_id = $1 group by kind',
    [placed.orderId],
  )
  const times = Object.fromEntries(rows.map(({ kind, count }) => [kind, count]))
  const harms = Object.entries(times).map(([kind, count]) =>
    ['paid', 'shipped', 'cancelled', 'confirmed'].includes(kind) && count > 1
      ? `${kind} ${count} times`
      : null,
  )
  return allHarms([
    ...harms,
    times.shipped && times.cancelled ? 'an order is both shipped and cancelled' : null,
  ])
}

const everywhere = { entryPoints: ENTRY_POINTS } as const

/** What held when it was tried, and must go on to hold. */
export const heldAttacks: Attack[] = [
  {
    finding: 'Held',
    title: 'orders, gifts, addresses and persons of others',
    ...everywhere,
    run: readOthers,
  },
  {
    finding: 'Held',
    title: 'filters, sorts and selects on hidden fields',
    ...atDashboard,
    run: filterHidden,
  },
  { finding: 'Held', title: 'calls forged by a foreign page', ...everywhere, run: forgeCalls },
  { finding: 'Held', title: 'calls of staff forged by a foreign page', ...atDashboard, run: forgeStaffCalls },
  { finding: 'Held', title: 'prices and quantities of the buyer’s own', ...everywhere, run: tamper },
  { finding: 'Held', title: 'steps of one order in one moment', ...everywhere, run: raceSteps },
]
