import { openPool, type Pool } from '@rasteh/shop-store/platform/pool'
import { askWish } from '@rasteh/shop-store/search/wishes'
import { startSmsSimulator } from '@rasteh/simulator/sms'
import { addProduct } from '@rasteh/test-kit/catalogue'
import { useTestDatabase } from '@rasteh/test-kit/database'
import { readSettings } from '@rasteh/worker/settings'
import { startWorker } from '@rasteh/worker/start-worker'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { sessionOf, useContent } from '../setup/use-content.ts'

const database = useTestDatabase()
const content = useContent(database)
let shop: Pool
let cookie = ''
beforeAll(async () => {
  shop = openPool({ url: database.urls.shop, name: 'test-shop', max: 4 })
  const person = { email: 'manager@example.test', password: 'a-long-password' }
  await content.payload.create({
    collection: 'staff',
    data: { ...person, name: 'سارا', role: 'manager' },
  })
  cookie = sessionOf(await content.rest('POST', 'staff/login', { body: person }))
})
afterAll(() => shop.end())

const press = async (path: string, body: object) => {
  const answer = await content.rest('POST', `search-desk/${path}`, { body, cookie })
  const said = (await answer.json()) as { refusal?: { kind: string }; [part: string]: unknown }
  return { status: answer.status, body: said }
}
const wishedId = async (folded: string) =>
  (await database.owner.query<{ id: number }>('select id::int from shop.wished where folded = $1', [folded]))
    .rows[0]?.id ?? 0

it('people who wait are texted once when a manager stocks what was linked, with two workers at once', async () => {
  const sms = await startSmsSimulator()
  const env = { SMS_PROVIDER: 'kavenegar', SMS_API_KEY: 'k', SMS_TEMPLATE: 'code', SMS_LINE: '10008663' }
  const settings = readSettings({
    ...process.env,
    ...env,
    SMS_URL: sms.url,
    DATABASE_SHOP_URL: database.urls.shop,
  })
  const mobiles = Array.from({ length: 6 }, (_, at) => `0912000000${at}`)
  for (const value of mobiles)
    await askWish(shop, {
      ...{ folded: 'سماور زغالی', shown: 'سماور زغالی', query: null, customerId: null },
      contact: { kind: 'mobile', value },
      culture: 'fa-IR',
    })
  const { productId, variantId } = await addProduct(database.owner, { title: 'سماور ورشو', stock: 0 })
  const linked = await press('wish-link', { id: await wishedId('سماور زغالی'), productId })
  expect(linked.body).toMatchObject({ ok: true, wished: [{ waiting: 6, productTitle: 'سماور ورشو' }] })

  const workers = await Promise.all([startWorker(settings), startWorker(settings)])
  await Promise.all(
    [3, 4].map((count) =>
      database.owner.query("select shop.adjust_stock($1, $2, 'came in', 'test')", [variantId, count]),
    ),
  )
  await database.owner.query("select shop.enqueue('refresh-search-document', $1)", [
    JSON.stringify({ productId }),
  ])
  await vi.waitFor(() => expect(sms.sent.map(({ to }) => to).toSorted()).toEqual(mobiles), {
    timeout: 60_000,
  })
  await Promise.all(workers.map((worker) => worker.stop()))
  // What a third worker finds left to do is nothing.
  await (await startWorker(settings)).stop()
  expect(sms.sent).toHaveLength(6)
  const { rows } = await database.owner.query('select distinct state from shop.wishes')
  expect(rows).toEqual([{ state: 'sent' }])
  await sms.stop()
}, 120_000)

it('what makes no sense is refused, and a wish is put aside only with a reason', async () => {
  const wish = { folded: 'ققنوس', shown: 'ققنوس', query: null, customerId: null }
  await askWish(shop, { ...wish, contact: { kind: 'email', value: 'a@example.ir' }, culture: 'fa-IR' })
  const id = await wishedId('ققنوس')
  expect((await press('wish-link', { id, productId: 'x' })).status).toBe(422)
  expect((await press('wish-link', { id, productId: 999_999_999 })).body.refusal?.kind).toBe(
    'product-unknown',
  )
  expect((await press('wish-dismiss', { id, note: ' ' })).body.refusal?.kind).toBe('note-needed')
  expect((await press('wish-dismiss', { id, note: 'نمی‌آوریم' })).status).toBe(200)
})

it('a proposed synonym is tried and published by one press where it finds more, and not where it finds nothing', async () => {
  const { productId } = await addProduct(database.owner, { title: 'گیوه کرمانشاه' })
  const settings = readSettings({ ...process.env, DATABASE_SHOP_URL: database.urls.shop })
  const worker = await startWorker(settings)
  await database.owner.query("select shop.enqueue('refresh-search-document', $1)", [
    JSON.stringify({ productId }),
  ])
  await vi.waitFor(
    async () => {
      const { rowCount } = await database.owner.query(
        'select from shop.search_documents where product_id = $1',
        [productId],
      )
      expect(rowCount).toBe(1)
    },
    { timeout: 20_000 },
  )
  await worker.stop()
  await database.owner.query(
    `insert into shop.search_follows (locale, missed, chosen, missed_shown, chosen_shown, visitors)
     select 'fa', missed, chosen, missed, chosen, 3
     from (values ('ژپژپوش', 'گیوه'), ('ژپژپوش', 'ققنوسک')) pair (missed, chosen)`,
  )
  const pair = (chosen: string) => ({ locale: 'fa', missed: 'ژپژپوش', chosen })
  expect((await press('proposal-accept', pair('ققنوسک'))).body).toMatchObject({ ok: true, isWritten: false })
  expect((await press('proposal-accept', pair('گیوه'))).body).toMatchObject({
    isWritten: true,
    trial: { shown: { before: [], after: ['گیوه کرمانشاه'] } },
  })
  const { docs } = await content.payload.find({ collection: 'search-synonyms' })
  expect(docs).toMatchObject([{ words: 'ژپژپوش، گیوه', _status: 'published' }])
  expect((await press('proposal-accept', pair('گیوه'))).body.refusal?.kind).toBe('not-found')
  expect((await press('proposal-decline', pair('ققنوسک'))).status).toBe(200)
}, 60_000)

it('a popular search is hidden and shown again', async () => {
  const hide = (isHidden: boolean) => press('popular-hide', { locale: 'fa', folded: 'عسل', isHidden })
  expect((await hide(true)).status).toBe(200)
  const hidden = () => database.owner.query('select folded from shop.search_popular_hidden')
  expect((await hidden()).rows).toEqual([{ folded: 'عسل' }])
  await hide(false)
  expect((await hidden()).rows).toEqual([])
  expect((await press('popular-hide', { locale: 'xx', folded: 'عسل', isHidden: true })).status).toBe(422)
})
