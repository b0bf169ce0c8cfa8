import type { ShipmentsWire } from '@rasteh/contracts/shipments'
import { addProduct } from '@rasteh/test-kit/catalogue'
import { addPlacedOrder, type OrderSketch } from '@rasteh/test-kit/placed-order'
import { addCustomer, addStaff } from '@rasteh/test-kit/trade'
import { beforeAll, describe, expect, it } from 'vitest'
import { signIn, signInAsStaff } from './sign-in.ts'
import { useShopApi, visitor } from './use-shop-api.ts'

const shop = useShopApi()
const CHECK = '/api/shop/manage/shipments/check'
const SEND = '/api/shop/manage/shipments'
let manager: ReturnType<typeof visitor>
let product: { productId: number; variantId: number }
let codes = 0
beforeAll(async () => {
  manager = visitor(shop)
  await signInAsStaff(manager.cookies, await addStaff(shop.database.owner, 'manager'))
  product = await addProduct(shop.database.owner, { stock: 1_000 })
})

const newCode = () => {
  codes += 1
  return `2186004020031245${String(codes).padStart(8, '0')}`
}
const ordered = (sketch: OrderSketch = {}) =>
  addPlacedOrder(shop.database.owner, { state: 'confirmed', isPaid: true, product, ...sketch })
const send = async (Text: string, as = manager) => {
  const answer = await as.call('POST', SEND, { Text, Carrier: 'پست پیشتاز' })
  return { status: answer.statusCode, ...(answer.json() as ShipmentsWire) }
}
const eventsOf = async (orderId: string) =>
  (
    await shop.database.owner.query(
      `select (select count(*)::int from shop.order_events e where e.order_id = $1 and e.kind = 'shipped') as shipped,
         (select count(*)::int from jobs.job j join shop.order_events e on e.id::text = j.data->>'eventId'
          where e.order_id = $1 and e.kind = 'shipped') as messages`,
      [orderId],
    )
  ).rows[0]

describe('forty orders and their pasted codes', () => {
  it('are sent once, each with its message; three wrong lines are named and stay', async () => {
    const orders = await Promise.all(Array.from({ length: 40 }, () => ordered()))
    const shipped = await ordered({ state: 'shipped' })
    const used = newCode()
    await shop.database.owner.query('update shop.orders set tracking_code = $2 where id = $1', [
      shipped.orderId,
      used,
    ])
    const late = await ordered()
    const good = orders.map(({ number }) => `${number}\t${newCode()}`)
    const text = [...good, `${late.number}\t${used}`, `999999999\t${newCode()}`, 'خط بی‌معنی'].join('\n')
    const checked = (await manager.call('POST', CHECK, { Text: text })).json() as ShipmentsWire
    const faultsOf = ({ Lines }: ShipmentsWire) => Lines.map(({ Fault }) => Fault).filter(Boolean)
    expect([checked.Sent, faultsOf(checked)]).toEqual([0, ['code-used', 'order-unknown', 'malformed']])

    // The answer is lost, and the button pressed again and again.
    const said = await Promise.all(Array.from({ length: 8 }, () => send(text)))
    expect(said.reduce((sum, { Sent }) => sum + Sent, 0)).toBe(40)
    expect(said.at(-1)?.Lines.filter(({ IsDone }) => IsDone)).toHaveLength(40)
    expect(await Promise.all(orders.map(({ orderId }) => eventsOf(orderId)))).toEqual(
      orders.map(() => ({ shipped: 1, messages: 1 })),
    )
    expect(await eventsOf(late.orderId)).toEqual({ shipped: 0, messages: 0 })
    const again = await send(text)
    expect([again.Sent, faultsOf(again)]).toEqual([0, ['code-used', 'order-unknown', 'malformed']])
  })
})

describe('an attacker', () => {
  it.each(['author', 'editor', 'customer', 'guest'] as const)('who is a %s sends nothing', async (kind) => {
    const { orderId, number } = await ordered()
    const attacker = visitor(shop)
    if (kind === 'customer') await signIn(attacker.cookies, await addCustomer(shop.database.owner))
    if (kind === 'author' || kind === 'editor')
      await signInAsStaff(attacker.cookies, await addStaff(shop.database.owner, kind))
    expect((await send(`${number} ${newCode()}`, attacker)).status).toBe(403)
    expect((await attacker.call('POST', CHECK, { Text: `${number} 12345` })).statusCode).toBe(403)
    expect(await eventsOf(orderId)).toEqual({ shipped: 0, messages: 0 })
  })

  it.each([
    ['a megabyte', { Text: '1 12345\n'.repeat(130_000) }],
    ['a NUL', { Text: '1 12345\0' }],
    ['no text', { Text: '' }],
    ['blanks for a carrier', { Carrier: '  ' }],
    ['a long carrier', { Carrier: 'پ'.repeat(61) }],
  ])('who sends %s is refused', async (_, changed) => {
    const answer = await manager.call('POST', SEND, { Text: '1 12345', Carrier: 'پست', ...changed })
    expect([413, 422]).toContain(answer.statusCode)
  })
})
