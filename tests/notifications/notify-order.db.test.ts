import { actOnOrder } from '@rasteh/shop-store/orders/managed-orders'
import { openPool, type Pool } from '@rasteh/shop-store/platform/pool'
import { startMailSimulator } from '@rasteh/simulator/mail'
import { type SmsSimulator, startSmsSimulator } from '@rasteh/simulator/sms'
import { useTestDatabase } from '@rasteh/test-kit/database'
import { addPlacedOrder, type OrderSketch } from '@rasteh/test-kit/placed-order'
import { addStaff, setSettings } from '@rasteh/test-kit/trade'
import { readMessengers } from '@rasteh/worker/messengers'
import { notifyOrder } from '@rasteh/worker/notify-order'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

const database = useTestDatabase()
const SHOP_MOBILE = '09351234567'
let shop: Pool
let sms: SmsSimulator
let mail: Awaited<ReturnType<typeof startMailSimulator>>
let failures: string[] = []

beforeAll(async () => {
  shop = openPool({ url: database.urls.shop, name: 'test-shop', max: 10 })
  sms = await startSmsSimulator()
  mail = await startMailSimulator()
  await setSettings(database.owner, {})
  await database.owner.query('update public.shop_settings set shop_mobile = $1', ['۰۹۳۵۱۲۳۴۵۶۷'])
})
afterEach(() => {
  sms.behave('success')
  sms.sent.length = 0
  mail.received.length = 0
  failures = []
})
afterAll(() => Promise.all([shop.end(), sms.stop(), mail.stop()]))

const messengers = (more: Record<string, string | undefined> = {}) => ({
  ...readMessengers({
    SMS_PROVIDER: 'kavenegar',
    SMS_URL: sms.url,
    SMS_API_KEY: 'key',
    SMS_TEMPLATE: 'code',
    SMS_TEMPLATE_PAID: 'paid',
    SMS_TEMPLATE_CONFIRMED: 'confirmed',
    SMS_TEMPLATE_SHIPPED: 'shipped',
    SMS_TEMPLATE_STOCK_LOST: 'stock-lost',
    SMS_TEMPLATE_SHOP: 'for-shop',
    MAIL_URL: mail.url,
    MAIL_FROM: 'shop@example.ir',
    RASTEH_ORIGIN: 'https://shop.test',
    ...more,
  }),
  onFailure: (reason: string) => failures.push(reason),
})

let count = 0
/** An order of somebody with a mobile and an e-mail of their own. */
async function placed(sketch: OrderSketch = {}) {
  const order = await addPlacedOrder(database.owner, { state: 'confirmed', isPaid: true, ...sketch })
  count += 1
  const [mobile, email] = [`0936${String(count).padStart(7, '0')}`, `buyer${count}@example.ir`]
  await database.owner.query('update public.customers set username = $2, email = $3 where id = $1', [
    order.customerId,
    mobile,
    email,
  ])
  return { ...order, mobile, email }
}
async function happen(orderId: string, kind: string): Promise<string> {
  const { rows } = await database.owner.query<{ id: string }>(
    `insert into shop.order_events (order_id, kind, made_by) values ($1, $2, 'bank') returning id`,
    [orderId, kind],
  )
  return rows[0]?.id ?? ''
}
const notify = (eventId: string, by = messengers()) => notifyOrder(shop, by, { eventId })

describe('what happens to an order', () => {
  it('is told once to its buyer by both ways and to the shop, however many workers take it', async () => {
    const { orderId, number, mobile, email } = await placed()
    const eventId = await happen(orderId, 'paid')
    await Promise.all(Array.from({ length: 6 }, () => notify(eventId)))
    const values = [String(number), '۲۰۰,۰۰۰']
    expect(sms.sent).toHaveLength(2)
    expect(sms.sent).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ to: mobile, template: 'paid', values }),
        expect.objectContaining({ to: SHOP_MOBILE, template: 'for-shop', values }),
      ]),
    )
    expect(mail.received).toMatchObject([
      { to: email, text: expect.stringContaining(`/shop/order/view/${orderId}`) },
    ])
  })

  it('is told with the day and hours that were promised, and no later step repeats them', async () => {
    const { orderId } = await placed()
    await database.owner.query(
      `update shop.orders set promised_day = '2026-11-21', promised_from = 9, promised_to = 12 where id = $1`,
      [orderId],
    )
    await notify(await happen(orderId, 'paid'))
    expect(mail.received[0]?.text).toContain('زمان تحویل: شنبه ۳۰ آبان ساعت ۹ تا ۱۲')
    await notify(await happen(orderId, 'shipped'))
    expect(mail.received[1]?.text).not.toContain('زمان تحویل')
  })

  it('is queued in the transaction in which it happens, with the tracking code of what is sent', async () => {
    const { orderId, number, mobile } = await placed()
    const { staffId } = await addStaff(database.owner, 'manager')
    await actOnOrder(shop, { orderId, staffId, act: { kind: 'ship', carrier: 'پست', trackingCode: '98 76' } })
    const { rows } = await database.owner.query<{ id: string }>(
      `select j.data->>'eventId' as id from jobs.job j join shop.order_events e on e.id = (j.data->>'eventId')::uuid
       where j.name = 'tell-order' and e.order_id = $1 and e.kind = 'shipped'`,
      [orderId],
    )
    expect(rows).toHaveLength(1)
    await notify(rows[0]?.id ?? '')
    expect(sms.sent).toMatchObject([{ to: mobile, template: 'shipped', values: [String(number), '9876'] }])
    expect(mail.received[0]?.text).toContain('پست')
  })

  it('is told once more with a corrected tracking code, by the template of what is sent where it has none of its own', async () => {
    const { orderId, number, mobile } = await placed()
    const { staffId } = await addStaff(database.owner, 'manager')
    await actOnOrder(shop, { orderId, staffId, act: { kind: 'ship', carrier: 'پست', trackingCode: '11111' } })
    const act = { kind: 'correct-tracking', oldCode: '11111', trackingCode: '22222', reason: '' } as const
    for (const _ of [1, 2]) await actOnOrder(shop, { orderId, staffId, act })
    const { rows } = await database.owner.query<{ id: string }>(
      `select j.data->>'eventId' as id from jobs.job j join shop.order_events e on e.id = (j.data->>'eventId')::uuid
       where j.name = 'tell-order' and e.order_id = $1 and e.kind = 'tracking-corrected'`,
      [orderId],
    )
    expect(rows).toHaveLength(1)
    await notify(rows[0]?.id ?? '')
    await notify(rows[0]?.id ?? '')
    expect(sms.sent).toMatchObject([{ to: mobile, template: 'shipped', values: [String(number), '22222'] }])
    expect(mail.received.map(({ text }) => text)).toEqual([expect.stringContaining('اصلاح شد')])
    expect(mail.received[0]?.text).toContain('22222')
  })

  it('is tried again only by the way that surely did not work', async () => {
    const { orderId, mobile } = await placed()
    const eventId = await happen(orderId, 'paid')
    sms.behave('busy', mobile)
    await expect(notify(eventId)).rejects.toThrow('tries again')
    sms.behave('success', mobile)
    await notify(eventId)
    expect(sms.sent.map(({ to }) => to).sort()).toEqual([SHOP_MOBILE, mobile].sort())
    expect(mail.received).toHaveLength(1)
    expect(failures.join()).not.toMatch(/\d{6}|@/)
  })

  it('that may have left is not sent again', async () => {
    const { orderId, mobile } = await placed()
    const eventId = await happen(orderId, 'stock-lost')
    sms.behave('dead', mobile)
    await notify(eventId)
    sms.behave('success', mobile)
    await notify(eventId)
    expect([sms.sent.length, failures.length]).toEqual([0, 1])
  })

  it('is not told by ways that this shop does not have', async () => {
    const { orderId } = await placed()
    const eventId = await happen(orderId, 'paid')
    await notify(eventId, messengers({ SMS_TEMPLATE_PAID: '', SMS_TEMPLATE_SHOP: '', MAIL_URL: undefined }))
    expect([sms.sent.length, mail.received.length]).toEqual([0, 0])
    await notify(eventId)
    expect(sms.sent).toHaveLength(2)
  })

  it('is told in the language in which the order was placed', async () => {
    const { orderId, number } = await placed({ culture: 'en-US' })
    await notify(await happen(orderId, 'cancelled'))
    expect(mail.received[0]?.text).toContain(`Order ${number} has been cancelled.`)
  })

  it.each([
    [1, ['confirmed', 'for-shop']],
    [3, []],
  ])('placed by method %i is told by %o', async (methodId, templates) => {
    const { orderId } = await placed({ methodId, isPaid: false })
    await notify(await happen(orderId, 'placed'))
    expect(sms.sent.map(({ template }) => template)).toEqual(templates)
  })
})
