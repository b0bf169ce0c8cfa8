import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addPlacedOrder, type OrderSketch } from '@rasteh/test-kit/placed-order'
import { addCustomer, addStaff } from '@rasteh/test-kit/trade'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signIn, signInAsStaff } from './sign-in.ts'
import { useShopApi, visitor } from './use-shop-api.ts'

const downloadsDir = mkdtempSync(join(tmpdir(), 'rasteh-downloads-'))
const shop = useShopApi({ downloadsDir })
const BYTES = 'کتاب: همهٔ بایت‌ها'
let buyer: ReturnType<typeof visitor>
let customerId: number
let fileId: number

beforeAll(async () => {
  writeFileSync(join(downloadsDir, 'کتاب 1.pdf'), BYTES)
  const { rows } = await shop.database.owner.query<{ id: number }>(
    `insert into public.downloads (filename, mime_type, filesize) values ('کتاب 1.pdf', 'application/pdf', 30) returning id`,
  )
  fileId = rows[0]?.id ?? 0
  const customer = await addCustomer(shop.database.owner)
  customerId = customer.customerId
  buyer = visitor(shop)
  await signIn(buyer.cookies, customer)
})
afterAll(() => rmSync(downloadsDir, { recursive: true }))

async function ordered(sketch: OrderSketch) {
  const order = await addPlacedOrder(shop.database.owner, { customerId, ...sketch })
  await shop.database.owner.query(
    `insert into public.products_rels ("order", parent_id, path, downloads_id) values (1, $1, 'files', $2)`,
    [order.productId, fileId],
  )
  return `/api/shop/order/${order.orderId}/download/${fileId}`
}

describe('a file that was bought', () => {
  it('is handed over to its buyer, whole, and as nothing but a file', async () => {
    const answer = await buyer.call('GET', await ordered({ state: 'confirmed', isPaid: true }))
    expect([answer.statusCode, answer.body]).toEqual([200, BYTES])
    expect(answer.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('کتاب 1.pdf')}`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    })
  })

  it('is named on the order’s own answer', async () => {
    const path = await ordered({ state: 'confirmed', isPaid: true })
    const answer = await buyer.call('GET', path.replace(/\/download.*/, ''))
    expect(answer.json().Downloads).toEqual([{ Title: 'کتاب 1.pdf', Url: path }])
  })

  it.each([
    ['not paid', { state: 'awaiting-payment' }],
    ['paid but not approved', { state: 'awaiting-approval', methodId: 7, isPaid: true }],
    ['to be paid at the door', { state: 'confirmed', methodId: 1 }],
    ['cancelled', { state: 'cancelled', isPaid: true }],
  ])('stays closed while its order is %s', async (_, sketch) => {
    expect((await buyer.call('GET', await ordered(sketch))).statusCode).toBe(404)
  })

  it('stays closed to other customers, to visitors and to staff', async () => {
    const path = await ordered({ state: 'confirmed', isPaid: true })
    const other = visitor(shop)
    expect((await other.call('GET', path)).statusCode).toBe(401)
    await signIn(other.cookies, await addCustomer(shop.database.owner))
    expect((await other.call('GET', path)).statusCode).toBe(404)
    const staff = visitor(shop)
    await signInAsStaff(staff.cookies, await addStaff(shop.database.owner, 'owner'))
    expect((await staff.call('GET', path)).statusCode).toBe(401)
  })

  it('is not another file than the order’s', async () => {
    const path = await ordered({ state: 'confirmed', isPaid: true })
    expect((await buyer.call('GET', path.replace(/\d+$/, '999999'))).statusCode).toBe(404)
    expect((await buyer.call('GET', path.replace(/\d+$/, '..%2Fx'))).statusCode).toBe(422)
  })
})
