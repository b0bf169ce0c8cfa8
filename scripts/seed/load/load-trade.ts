import type { CollectionSlug, Payload } from 'payload'
import {
  BANKS,
  DELIVERY_METHODS,
  INSTALLMENT_BANKS,
  INSTALLMENT_PLANS,
  PAYMENT_METHODS,
  SHOP_CARD,
  type Words,
} from '../trade.ts'

type Row = { title: Words; text?: Words } & Record<string, unknown>

/** What people pay and are sent with, so that a fresh shop can sell; and a gift for larger orders. */
export async function loadTradeAsSystem(payload: Payload): Promise<void> {
  await load(payload, 'payment-methods', PAYMENT_METHODS)
  await load(payload, 'banks', BANKS)
  await load(payload, 'installment-banks', INSTALLMENT_BANKS)
  await load(payload, 'installment-plans', INSTALLMENT_PLANS)
  await load(payload, 'delivery-methods', DELIVERY_METHODS)
  const [fa, en] = SHOP_CARD.owner
  const card = { cardNumber: SHOP_CARD.number }
  await payload.updateGlobal({ slug: 'shop-settings', locale: 'fa', data: { ...card, cardOwner: fa } })
  await payload.updateGlobal({ slug: 'shop-settings', locale: 'en', data: { cardOwner: en } })
  await loadGifts(payload)
}

async function load(payload: Payload, collection: CollectionSlug, rows: readonly Row[]): Promise<void> {
  for (const [position, { title, text, ...facts }] of rows.entries()) {
    const words = (at: 0 | 1) => ({ title: title[at], ...(text && { text: text[at] }) })
    const data = { ...facts, ...words(0), isActive: true, position }
    const { id } = await payload.create({ collection, locale: 'fa', data: data as never })
    await payload.update({ collection, id, locale: 'en', data: words(1) as never })
  }
}

const GIFT_FROM_RIAL = 10_000_000
const GIFTS = 2

/** The cheapest things that are there in plenty. */
async function loadGifts(payload: Payload): Promise<void> {
  const { docs } = await payload.find({
    collection: 'prices',
    sort: 'unitPriceRial',
    limit: GIFTS,
    depth: 0,
  })
  for (const { variant } of docs) {
    const id = typeof variant === 'object' ? variant?.id : variant
    if (id)
      await payload.create({
        collection: 'gifts',
        data: { variant: id, fromOrderRial: GIFT_FROM_RIAL, isOffered: true },
      })
  }
}
