import type { ManagedOrdersWire } from '@rasteh/contracts/managed-orders'
import { addPlacedOrder } from '@rasteh/test-kit/placed-order'
import { addStaff } from '@rasteh/test-kit/trade'
import { beforeAll, describe, expect, it } from 'vitest'
import { signInAsStaff } from './sign-in.ts'
import { useShopApi, visitor } from './use-shop-api.ts'

const shop = useShopApi()
let manager: ReturnType<typeof visitor>
beforeAll(async () => {
  manager = visitor(shop)
  await signInAsStaff(manager.cookies, await addStaff(shop.database.owner, 'manager'))
})

const API = '/api/shop/manage'
async function list(query: string): Promise<ManagedOrdersWire> {
  const answer = await manager.call('GET', `${API}/orders?${query}`)
  expect(answer.statusCode).toBe(200)
  return answer.json()
}
const numbers = ({ Orders }: ManagedOrdersWire) => Orders.map((order) => order.Number)
const find = async (text: string) => numbers(await list(`q=${encodeURIComponent(text)}`))

describe('the managers’ list of orders', () => {
  it('finds an order by its number, a mobile or a part of a name, in any script', async () => {
    const { number } = await addPlacedOrder(shop.database.owner, {
      receiver: 'یاسمن رهنما',
      mobile: '09351112233',
    })
    await addPlacedOrder(shop.database.owner)
    const persian = String(number).replaceAll(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)] ?? '')
    for (const text of [String(number), persian, '٠٩٣٥١١١٢٢٣٣', '+989351112233', 'ياسمن ر'])
      expect(await find(text)).toEqual([number])
    expect(await find('100%')).toEqual([])
  })

  it('tells the states apart, and what must be given back', async () => {
    const { owner } = shop.database
    const shipped = await addPlacedOrder(owner, { state: 'shipped', isPaid: true })
    const refund = await addPlacedOrder(owner, { state: 'confirmed', isPaid: true })
    await manager.call('POST', `${API}/order/${refund.orderId}/cancel`, { Reason: 'انصراف' })
    expect(numbers(await list('state=shipped'))).toEqual([shipped.number])
    const due = await list('state=refund-due')
    expect([numbers(due), due.Orders[0]?.RefundRial]).toEqual([[refund.number], 2_000_000])
    expect((await manager.call('GET', `${API}/orders?state=lost`)).statusCode).toBe(422)
  })

  it('goes on where the page before ended', async () => {
    const all = numbers(await list(''))
    expect(numbers(await list(`cursor=${all[1]}`))).toEqual(all.slice(2))
  })
})

describe('the code of a parcel', () => {
  it('is corrected in digits of any script, once for two presses, and refused once the parcel has another', async () => {
    const { orderId } = await addPlacedOrder(shop.database.owner, { state: 'confirmed', isPaid: true })
    const send = (what: string, body: object) => manager.call('POST', `${API}/order/${orderId}/${what}`, body)
    await send('ship', { Carrier: 'پست', TrackingCode: '12345' })
    const right = { OldCode: '12345', TrackingCode: ' ۱۲۳۴۵ ٦٧ ', Reason: '' }
    for (const answer of await Promise.all([send('tracking', right), send('tracking', right)]))
      expect([answer.statusCode, answer.json().TrackingCode]).toEqual([200, '1234567'])
    const late = await send('tracking', { ...right, TrackingCode: '99999' })
    expect([late.statusCode, late.json()]).toEqual([409, { Message: 'OrderStateChanged' }])
    for (const TrackingCode of ['', '1234', 'کد ۱۲۳۴۵', '12345\u0000', '1'.repeat(41), '12345;'])
      expect((await send('tracking', { ...right, TrackingCode })).statusCode).toBe(422)
  })
})

describe('a step that a manager takes', () => {
  it('is answered with the order as it then is, and the second time refused', async () => {
    const { orderId } = await addPlacedOrder(shop.database.owner, { state: 'confirmed', isPaid: true })
    const body = { Carrier: 'پست', TrackingCode: '123' }
    const first = await manager.call('POST', `${API}/order/${orderId}/ship`, body)
    expect([first.statusCode, first.json()]).toMatchObject([200, { State: 'shipped', TrackingCode: '123' }])
    const second = await manager.call('POST', `${API}/order/${orderId}/ship`, body)
    expect([second.statusCode, second.json()]).toEqual([409, { Message: 'OrderStateChanged' }])
  })

  it.each([
    ['ship', { Carrier: '', TrackingCode: '' }],
    ['cancel', {}],
    ['note', { Note: 'بند\u0000' }],
    ['refunded', { AttemptNumber: 'a', Note: 'x' }],
  ])('%s without what it needs is malformed', async (act, body) => {
    const { orderId } = await addPlacedOrder(shop.database.owner, { state: 'confirmed', isPaid: true })
    expect((await manager.call('POST', `${API}/order/${orderId}/${act}`, body)).statusCode).toBe(422)
  })

  it('is not for editors, whose session stands but not their right', async () => {
    const editor = visitor(shop)
    await signInAsStaff(editor.cookies, await addStaff(shop.database.owner, 'editor'))
    const { orderId } = await addPlacedOrder(shop.database.owner, { state: 'confirmed', isPaid: true })
    expect((await editor.call('POST', `${API}/order/${orderId}/deliver`)).statusCode).toBe(403)
    expect((await editor.call('GET', `${API}/order/${orderId}`)).statusCode).toBe(403)
    expect((await manager.call('GET', `${API}/order/${orderId}`)).json()).toMatchObject({
      State: 'confirmed',
    })
  })
})
