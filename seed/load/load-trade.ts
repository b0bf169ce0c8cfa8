import type { CollectionSlug, Payload } from 'payload'
import type { SeedLanguage, Text } from '../schema/text.ts'
import { seedTrade } from '../trade.ts'

type Row = { title: Text; text?: Text } & Record<string, unknown>

/** What people pay and are sent with, so that a fresh shop can sell; and a gift for larger orders. */
export async function loadTradeAsSystem(payload: Payload): Promise<void> {
  const trade = seedTrade()
  await load(payload, 'payment-methods', trade.paymentMethods)
  await load(payload, 'banks', trade.banks)
  await load(payload, 'installment-banks', trade.installmentBanks)
  await load(payload, 'installment-plans', trade.installmentPlans)
  await load(payload, 'delivery-methods', trade.deliveryMethods)
  const { number, owner } = trade.card
  await payload.updateGlobal({
    slug: 'shop-settings',
    locale: 'fa',
    data: { cardNumber: number, cardOwner: owner.fa },
  })
  await payload.updateGlobal({ slug: 'shop-settings', locale: 'en', data: { cardOwner: owner.en } })
  await loadGifts(payload)
}

async function load(payload: Payload, collection: CollectionSlug, rows: readonly Row[]): Promise<void> {
  for (const [position, { title, text, ...facts }] of rows.entries()) {
    const words = (language: SeedLanguage) => ({
      title: title[language],
      ...(text && { text: text[language] }),
    })
    const data = { ...facts, ...words('fa'), isActive: true, position }
    const { id } = await payload.create({ collection, locale: 'fa', data: data as never })
    await payload.update({ collection, id, locale: 'en', data: words('en') as never })
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
