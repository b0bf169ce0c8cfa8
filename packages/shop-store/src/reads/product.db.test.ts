import { addProduct } from '@rasteh/test-kit/catalogue'
import { useTestDatabase } from '@rasteh/test-kit/database'
import { addOffer } from '@rasteh/test-kit/trade'
import { describe, expect, it } from 'vitest'
import { loadComparedProducts } from './compare.ts'
import { loadProduct } from './product.ts'

const database = useTestDatabase()

const shown = async (productId: number) => loadProduct(database.owner, productId, 'fa')

describe('a product as its page reads it', () => {
  it('carries its running offer and the layers that are open to everybody', async () => {
    const { productId, variantId } = await addProduct(database.owner, { priceRial: 1_000_000 })
    await addOffer(database.owner, variantId, 15)
    await database.owner.query(
      `insert into public.price_layers (variant_id, from_quantity, to_quantity, unit_price_rial)
       values ($1, 10, null, 900000), ($1, 1, 9, 1000000)`,
      [variantId],
    )
    expect((await shown(productId))?.variants).toMatchObject([
      {
        unitPriceRial: 1_000_000,
        offer: { discount: { kind: 'percent', percent: 15 } },
        layers: [
          { fromQuantity: 1, toQuantity: 9, unitPriceRial: 1_000_000 },
          { fromQuantity: 10, toQuantity: null, unitPriceRial: 900_000 },
        ],
      },
    ])
  })

  it('has its options in the same statement, and its variants their choice', async () => {
    const { productId, variantId } = await addProduct(database.owner)
    const label = { fa: 'قرمز', en: 'Red' }
    const values = [{ key: 'red', label, colour: '#c3202a', pictureId: null }]
    const options = [{ key: 'colour', name: { fa: 'رنگ', en: '' }, kind: 'colour', values }]
    await database.owner.query('update public.products set options = $2 where id = $1', [
      productId,
      JSON.stringify(options),
    ])
    await database.owner.query(`update public.variants set choice = '{"colour": "red"}' where id = $1`, [
      variantId,
    ])
    const product = await shown(productId)
    expect(product?.options).toMatchObject([{ name: 'رنگ', values: [{ label: 'قرمز', colour: '#c3202a' }] }])
    expect(product?.variants).toMatchObject([{ choice: { colour: 'red' } }])
  })

  it('has the lowest price of thirty days, and the steps of ninety', async () => {
    const { productId, variantId } = await addProduct(database.owner, { priceRial: 1_000_000 })
    await database.owner.query(
      `insert into shop.price_steps values ($1, now() - interval '200 days', 1), ($1, now() - interval '95 days', 700000),
        ($1, now() - interval '45 days', 600000), ($1, now() - interval '20 days', 900000)`,
      [variantId],
    )
    const product = await shown(productId)
    expect(product?.variants[0]?.lowestRial).toBe(600_000)
    expect(product?.priceSteps.map(({ askedRial }) => askedRial)).toEqual([
      700_000, 600_000, 900_000, 1_000_000,
    ])
  })

  it('has no offer once that is over', async () => {
    const { productId, variantId } = await addProduct(database.owner, { priceRial: 1_000_000 })
    await addOffer(database.owner, variantId, 15, new Date(Date.now() - 1000))
    expect((await shown(productId))?.variants[0]?.offer).toBeNull()
  })

  it('is not there, nor in a comparison, while it is a draft', async () => {
    const { productId } = await addProduct(database.owner, { priceRial: 1000 })
    expect(await shown(productId)).not.toBeNull()
    expect(await loadComparedProducts(database.owner, [productId], 'fa')).toHaveLength(1)
    await database.owner.query(`update public.products set _status = 'draft' where id = $1`, [productId])
    expect(await shown(productId)).toBeNull()
    expect(await loadComparedProducts(database.owner, [productId], 'fa')).toEqual([])
  })
})
