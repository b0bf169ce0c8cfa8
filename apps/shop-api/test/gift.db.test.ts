import { ADDED_PATHS, fillPath, PATHS } from '@rasteh/contracts/paths'
import { addProduct } from '@rasteh/test-kit/catalogue'
import { addCustomer } from '@rasteh/test-kit/trade'
import { describe, expect, it } from 'vitest'
import { signIn } from './sign-in.ts'
import { useShopApi, visitor } from './use-shop-api.ts'

const shop = useShopApi()
const query = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await shop.database.owner.query<Row>(text, values)).rows

async function offerGift({ stock = 5, fromOrderRial = 0 } = {}) {
  const product = await addProduct(shop.database.owner, { stock })
  await query('insert into public.gifts (variant_id, from_order_rial, is_offered) values ($1, $2, true)', [
    product.variantId,
    fromOrderRial,
  ])
  return product
}

/** A signed-in customer with a paid order of one line. */
async function buyer({ state = 'confirmed', isPaid = true, payableRial = 1_000_000 } = {}) {
  const person = visitor(shop)
  const made = await addCustomer(shop.database.owner)
  await signIn(person.cookies, made)
  const { productId, variantId } = await addProduct(shop.database.owner, { stock: 1 })
  const [order] = await query<{ id: string; number: string }>(
    `with made as (insert into shop.orders (customer_id, state, payable_rial, paid_at, hold_expires_at)
       values ($1, $2, $3, case when $4 then now() end, now() + interval '1 hour') returning id, number),
     line as (insert into shop.order_lines (order_id, position, product_id, variant_id, product_type, title, unit_title,
       quantity, unit_price_rial, price_rial) select id, 1, $5, $6, 1, 'کتری', 'عدد', 1, 1, 1 from made)
     select id, number from made`,
    [made.customerId, state, payableRial, isPaid, productId, variantId],
  )
  const { id, number } = order ?? { id: '', number: '' }
  const add = (ProductID: number, CustomProductID: number | null = null, OrderID = id) =>
    person.call('POST', PATHS.giftAdd, { OrderID, ProductID, CustomProductID })
  const gifts = async (orderId = id) => person.call('GET', fillPath(ADDED_PATHS.orderGifts, { id: orderId }))
  return { ...person, id, number, add, gifts }
}

const giftLines = (orderId: string) =>
  query<object>(
    'select variant_id as "variantId", price_rial::int as "priceRial" from shop.order_lines where order_id = $1 and is_gift',
    [orderId],
  )
const onHand = async (variantId: number) =>
  query<{ onHand: number; reserved: number }>(
    'select on_hand as "onHand", reserved from shop.stock_buckets where variant_id = $1',
    [variantId],
  )

describe('adding a gift to an order', () => {
  it('takes the order, the product and null for what is not custom [S3.60, S3.61, S3.63, S7.26]', async () => {
    const { id, add } = await buyer()
    const { productId, variantId } = await offerGift()
    const answer = await add(productId)
    expect([answer.statusCode, answer.json()]).toEqual([200, true])
    expect(await giftLines(id)).toEqual([{ variantId, priceRial: 0 }])
    expect(await onHand(variantId)).toEqual([{ onHand: 4, reserved: 0 }])
  })

  it('names a custom product by its variant [S3.62]', async () => {
    const { id, add } = await buyer()
    const { productId } = await addProduct(shop.database.owner, { stock: 1 })
    const [made] = await query<{ id: number }>(
      `insert into public.variants (sku, product_id, is_default, step, min_order_count, max_order_count, weight_grams)
       select 'gift-custom', product_id, false, step, min_order_count, max_order_count, weight_grams from public.variants
       where product_id = $1 returning id`,
      [productId],
    )
    const variantId = made?.id ?? 0
    await query('insert into shop.stock_buckets (variant_id, bucket, on_hand) values ($1, 0, 1)', [variantId])
    await query('insert into public.gifts (variant_id, from_order_rial, is_offered) values ($1, 0, true)', [
      variantId,
    ])
    expect((await add(productId)).json()).toEqual({ Message: 'GiftNotOffered' })
    expect((await add(productId, variantId)).statusCode).toBe(200)
    expect(await giftLines(id)).toMatchObject([{ variantId }])
  })

  it('knows the order by its number, too', async () => {
    const { id, number, add } = await buyer()
    const { productId } = await offerGift()
    expect((await add(productId, null, number)).statusCode).toBe(200)
    expect(await giftLines(id)).toHaveLength(1)
  })

  it.each([
    ['GiftOrderNotPaid', { isPaid: false, state: 'awaiting-payment' }, {}],
    ['GiftOrderNotPaid', { state: 'cancelled' }, {}],
    ['GiftOrderShipped', { state: 'shipped' }, {}],
    ['GiftOrderTooSmall', { payableRial: 10 }, { fromOrderRial: 11 }],
    ['GiftOutOfStock', {}, { stock: 0 }],
  ])('is refused: %s', async (Message, order, gift) => {
    const { id, add } = await buyer(order)
    const { productId } = await offerGift(gift)
    const answer = await add(productId)
    expect([answer.statusCode, answer.json()]).toEqual([400, { Message }])
    expect(await giftLines(id)).toEqual([])
  })

  it('is not for others’ orders', async () => {
    const [mine, other] = [await buyer(), await buyer()]
    const { productId } = await offerGift()
    expect((await mine.add(productId, null, other.id)).statusCode).toBe(404)
    expect((await mine.gifts(other.id)).statusCode).toBe(404)
  })

  it('waits with the rest for a manager’s approval', async () => {
    const { add } = await buyer({ state: 'awaiting-approval' })
    const { productId, variantId } = await offerGift()
    await add(productId)
    expect(await onHand(variantId)).toEqual([{ onHand: 5, reserved: 1 }])
  })
})

describe('the gifts of an order', () => {
  it('are shown with what stands in the way of each', async () => {
    const { gifts, add } = await buyer({ payableRial: 500 })
    const cheap = await offerGift({ fromOrderRial: 100 })
    const dear = await offerGift({ fromOrderRial: 501 })
    const of = async (productId: number) =>
      (await gifts()).json().Gifts.find((gift: { ProductID: number }) => gift.ProductID === productId)
    expect(await of(cheap.productId)).toMatchObject({ Refusal: '', IsChosen: false, CustomProductID: null })
    expect(await of(dear.productId)).toMatchObject({ Refusal: 'GiftOrderTooSmall' })
    await add(cheap.productId)
    expect((await gifts()).json().Refusal).toBe('GiftAlreadyChosen')
    expect(await of(cheap.productId)).toMatchObject({ IsChosen: true })
  })
})

describe.each(Array.from({ length: Number(process.env.RACE_ROUNDS ?? 1) }))('fifty at once, round %#', () => {
  const FIFTY = Array.from({ length: 50 })

  it('add one gift to one order', async () => {
    const { id, add } = await buyer()
    const { productId, variantId } = await offerGift({ stock: 50 })
    const answers = await Promise.all(FIFTY.map(() => add(productId)))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(await giftLines(id)).toHaveLength(1)
    expect(await onHand(variantId)).toEqual([{ onHand: 49, reserved: 0 }])
  })

  it('give the last unit to one order', async () => {
    const buyers = await Promise.all(FIFTY.map(() => buyer()))
    const { productId, variantId } = await offerGift({ stock: 1 })
    const answers = await Promise.all(buyers.map(({ add }) => add(productId)))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(await onHand(variantId)).toEqual([{ onHand: 0, reserved: 0 }])
  })
})
