import { discountOn, toRial } from '@rasteh/shop-core/money'
import { addProduct } from '@rasteh/test-kit/catalogue'
import { useTestDatabase } from '@rasteh/test-kit/database'
import { addOffer } from '@rasteh/test-kit/trade'
import { describe, expect, it } from 'vitest'
import { loadProductList } from './product-list.ts'

const database = useTestDatabase()

async function cardOf(productId: number) {
  const cards = await loadProductList(database.owner, { locale: 'fa', limit: 100 })
  return cards.find(({ id }) => id === productId)
}

describe('a product in a list', () => {
  it.each([
    [1_000_000, 15],
    [999_990, 12.5],
    [123_450, 33.33],
    [10, 90],
  ])(
    'of %i Rials under an offer of %d percent costs what the basket would take',
    async (priceRial, percent) => {
      const { productId, variantId } = await addProduct(database.owner, { priceRial })
      await addOffer(database.owner, variantId, percent)
      const discount = discountOn(toRial(priceRial), { kind: 'percent', percent }, 'toman')
      expect(await cardOf(productId)).toMatchObject({
        unitPriceRial: priceRial - discount,
        oldPriceRial: priceRial,
        isOffer: true,
      })
    },
  )

  it('under an offer of more than it costs is free, and never less than that', async () => {
    const { productId, variantId } = await addProduct(database.owner, { priceRial: 50_000 })
    await database.owner.query(
      `insert into public.offers (variant_id, kind, amount_rial) values ($1, 'amount', 90000)`,
      [variantId],
    )
    expect(await cardOf(productId)).toMatchObject({ unitPriceRial: 0, oldPriceRial: 50_000 })
  })

  it('whose offer is over, or has not begun, costs what it did', async () => {
    const over = await addProduct(database.owner, { priceRial: 70_000 })
    await addOffer(database.owner, over.variantId, 10, new Date(Date.now() - 1000))
    const later = await addProduct(database.owner, { priceRial: 80_000 })
    await database.owner.query(
      `insert into public.offers (variant_id, kind, percent, starts_at) values ($1, 'percent', 10, now() + interval '1 hour')`,
      [later.variantId],
    )
    expect(await cardOf(over.productId)).toMatchObject({
      unitPriceRial: 70_000,
      oldPriceRial: null,
      isOffer: false,
    })
    expect(await cardOf(later.productId)).toMatchObject({ unitPriceRial: 80_000, isOffer: false })
  })

  it('without a price tells none', async () => {
    const { productId } = await addProduct(database.owner, { priceRial: null })
    expect(await cardOf(productId)).toMatchObject({ unitPriceRial: null, oldPriceRial: null })
  })
})
