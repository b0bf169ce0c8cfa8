import { openPool, type Pool } from '@rasteh/shop-store/platform/pool'
import { askWish, matchWishes, type NewWish } from '@rasteh/shop-store/search/wishes'
import { startMailSimulator } from '@rasteh/simulator/mail'
import { startSmsSimulator } from '@rasteh/simulator/sms'
import { addProduct } from '@rasteh/test-kit/catalogue'
import { useTestDatabase } from '@rasteh/test-kit/database'
import { readMessengers } from '@rasteh/worker/messengers'
import { notifyWish } from '@rasteh/worker/notify-wish'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'

const database = useTestDatabase()
let shop: Pool
beforeAll(() => {
  shop = openPool({ url: database.urls.shop, name: 'test-shop', max: 4 })
})
afterAll(() => shop.end())
afterEach(() =>
  database.owner.query("truncate shop.wished cascade; delete from jobs.job where name = 'notify-wish'"),
)

const SMS = { SMS_PROVIDER: 'kavenegar', SMS_API_KEY: 'k', SMS_TEMPLATE: 'code', SMS_LINE: '10008663' }
const ORIGIN = 'https://shop.example.ir'
const carriersOf = (env: Record<string, string>) => ({
  ...readMessengers({ RASTEH_ORIGIN: ORIGIN, MAIL_FROM: 'shop@example.ir', ...SMS, ...env }),
  onFailure: () => {},
})

/** Somebody who waited for a product that is in stock now. */
async function due(contact: NewWish['contact'], culture: NewWish['culture'] = 'fa-IR') {
  const { productId } = await addProduct(database.owner, { title: 'سماور زغالی برنجی' })
  const wish = { folded: 'سماور زغالی', shown: 'سماور زغالی', query: null, customerId: null }
  await askWish(shop, { ...wish, contact, culture })
  await database.owner.query('update shop.wished set product_id = $1', [productId])
  await database.owner.query(
    `insert into shop.search_documents (product_id, is_in_stock) values ($1, true)
     on conflict (product_id) do update set is_in_stock = true`,
    [productId],
  )
  const { rows } = await database.owner.query<{ id: number; key: string }>(
    'select w.id::int, w.wished_id::int as wished, w.stop_key as key from shop.wishes w',
  )
  const [{ id: wishId = 0, key = '', wished = 0 } = {}] = rows as {
    id: number
    key: string
    wished: number
  }[]
  await matchWishes(shop, [{ id: wished, query: null }])
  return { wishId, key, productId }
}
const stateOf = async (wishId: number) =>
  (await database.owner.query<{ state: string }>('select state from shop.wishes where id = $1', [wishId]))
    .rows[0]?.state

it('a guest who waited is texted once, with the product and the way to hear no more', async () => {
  const sms = await startSmsSimulator()
  const { wishId, key, productId } = await due({ kind: 'mobile', value: '09121234567' })
  const carriers = carriersOf({ SMS_URL: sms.url })
  await Promise.all(Array.from({ length: 5 }, () => notifyWish(shop, carriers, { wishId })))
  await notifyWish(shop, carriers, { wishId })
  expect(sms.sent).toMatchObject([{ to: '09121234567' }])
  const said = JSON.stringify(sms.sent)
  expect(said).toContain('سماور زغالی برنجی')
  expect(said).toContain(`${ORIGIN}/product/${productId}`)
  expect(said).toContain(`${ORIGIN}/wish-stop#${key}`)
  expect(await stateOf(wishId)).toBe('sent')
  await sms.stop()
})

it('a person with an e-mail is written to in their language', async () => {
  const mail = await startMailSimulator()
  const { wishId, key } = await due({ kind: 'email', value: 'sara@example.ir' }, 'en-US')
  await notifyWish(shop, carriersOf({ MAIL_URL: mail.url }), { wishId })
  expect(mail.received).toMatchObject([{ to: 'sara@example.ir' }])
  expect(mail.received[0]?.text).toContain('is now in stock')
  expect(mail.received[0]?.text).toContain(`${ORIGIN}/wish-stop#${key}`)
  await mail.stop()
})

it('what surely has not left is tried again, and what may have left is not', async () => {
  const sms = await startSmsSimulator()
  const { wishId } = await due({ kind: 'mobile', value: '09121234567' })
  sms.behave('busy')
  await expect(notifyWish(shop, carriersOf({ SMS_URL: sms.url }), { wishId })).rejects.toThrow('not left')
  expect(await stateOf(wishId)).toBe('due')
  sms.behave('success')
  await notifyWish(shop, carriersOf({ SMS_URL: sms.url }), { wishId })
  expect(sms.sent).toHaveLength(1)
  await sms.stop()
})

it('a shop that cannot send says so, and does not try for ever', async () => {
  const { wishId } = await due({ kind: 'email', value: 'sara@example.ir' })
  await notifyWish(shop, { ...carriersOf({}), mailer: null }, { wishId })
  expect(await stateOf(wishId)).toBe('failed')
})
