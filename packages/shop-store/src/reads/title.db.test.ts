import { addProduct, addVariant } from '@rasteh/test-kit/catalogue'
import { useTestDatabase } from '@rasteh/test-kit/database'
import { expect, it } from 'vitest'
import { loadLowStock } from './shop-day.ts'
import { joinedTitle } from './title.sql.ts'

const database = useTestDatabase()

it.each([
  ['گوشی مدل A14', '۶۴ گیگابایت', '\u2068گوشی مدل A14\u2069 · \u2068۶۴ گیگابایت\u2069'],
  ['گوشی مدل A14', null, 'گوشی مدل A14'],
  ['گوشی مدل A14', '', 'گوشی مدل A14'],
])('%s and %s are joined so that each keeps its own direction', async (product, variant, title) => {
  const { rows } = await database.owner.query<{ title: string }>(
    `select ${joinedTitle('$1::text', '$2::text')} as title`,
    [product, variant],
  )
  expect(rows[0]?.title).toBe(title)
})

it('managers read them so too', async () => {
  const { productId } = await addProduct(database.owner, { title: 'گوشی A14' })
  await addVariant(database.owner, productId, { title: '۶۴ گیگابایت', stock: 1 })
  const { rows } = await loadLowStock(database.owner, 10)
  expect(rows.map(({ title }) => title)).toEqual(['\u2068گوشی A14\u2069 · \u2068۶۴ گیگابایت\u2069'])
})
