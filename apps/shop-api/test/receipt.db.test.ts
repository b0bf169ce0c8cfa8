import { PATHS } from '@rasteh/contracts/paths'
import { addPlacedOrder, type OrderSketch } from '@rasteh/test-kit/placed-order'
import { addCustomer } from '@rasteh/test-kit/trade'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { signIn } from './sign-in.ts'
import { uploadOf } from './upload-form.ts'
import { useShopApi, visitor } from './use-shop-api.ts'

const shop = useShopApi()
let picture: Buffer
beforeAll(async () => {
  picture = await sharp({ create: { width: 600, height: 800, channels: 3, background: '#eee' } })
    .jpeg()
    .toBuffer()
})

/** A customer with an order from card to card, unless it is said otherwise. */
async function orderer(sketch: OrderSketch = {}) {
  const who = visitor(shop)
  const customer = await addCustomer(shop.database.owner)
  await signIn(who.cookies, customer)
  const order = await addPlacedOrder(shop.database.owner, {
    customerId: customer.customerId,
    methodId: 2,
    ...sketch,
  })
  const send = (number: number) => {
    const form = uploadOf(picture, { field: `receipt-${number}` })
    return who.call('POST', PATHS.fileSubmit, form.payload, { headers: form.headers })
  }
  const give = (FileId: string | null) =>
    who.call('POST', `/api/shop/order/${order.orderId}/receipt`, {
      PaidAt: '۱۴۰۵/۰۸/۲۴ ۱۰:۳۰',
      LastFour: '۱۲۳۴',
      FileId,
    })
  return { ...order, send, give }
}

describe('the picture of a receipt', () => {
  it('is kept for an order of one’s own that waits for it, and given with the receipt', async () => {
    const { number, send, give } = await orderer()
    const sent = await send(number)
    expect(sent.statusCode).toBe(200)
    const given = await give(sent.json().ID)
    expect([given.statusCode, given.json().State]).toEqual([200, 'awaiting-approval'])
  })

  it('is refused for another’s order, and for one that is not there', async () => {
    const other = await orderer()
    const { send } = await orderer()
    expect((await send(other.number)).statusCode).toBe(422)
    expect((await send(999_999_999)).statusCode).toBe(422)
  })

  it.each([
    ['is paid at a bank', { methodId: 3 }],
    ['is confirmed already', { state: 'confirmed', isPaid: true }],
    ['has run out of time', { holdSeconds: -60 }],
  ])('is refused for an order that %s', async (_, sketch) => {
    const { number, send } = await orderer(sketch)
    expect((await send(number)).statusCode).toBe(422)
  })

  it('of one order is no receipt of another', async () => {
    const first = await orderer()
    const fileId = (await first.send(first.number)).json().ID
    const second = await addPlacedOrder(shop.database.owner, { customerId: first.customerId, methodId: 2 })
    const { rows } = await shop.database.owner.query('select receipt from shop.orders where id = $1', [
      second.orderId,
    ])
    expect(rows[0].receipt).toBeNull()
    await shop.database.owner.query(
      `update shop.private_files set form_field_id = 'receipt-' || $2::text where id = $1`,
      [fileId, second.number],
    )
    expect((await first.give(fileId)).statusCode).toBe(409)
  })
})
