import { addProduct } from '@rasteh/test-kit/catalogue'
import { useTestDatabase } from '@rasteh/test-kit/database'
import { beforeAll, expect, it } from 'vitest'
import { loadFacetTitles } from './facet-titles.ts'

const database = useTestDatabase()
const facets = {
  brands: [{ key: 'هم‌آوا' }, { key: 'بی‌نام' }],
  attributes: [{ name: 'رنگ', values: [{ key: 'سرخ' }, { key: 'آبی' }] }],
}

beforeAll(async () => {
  const { productId } = await addProduct(database.owner, { title: 'گوشی' })
  await database.owner.query(`update public.products_locales set brand = 'هم‌آوا' where _parent_id = $1`, [
    productId,
  ])
  await database.owner.query(
    `insert into public.products_locales (_parent_id, _locale, title, brand, unit_title)
     values ($1, 'en', 'Phone', 'Hamava', 'piece')`,
    [productId],
  )
  await database.owner.query(
    `with attribute as (
       insert into public.products_attributes (_order, _parent_id, id) values (1, $1, 'colour') returning id
     )
     insert into public.products_attributes_locales (_parent_id, _locale, name, value)
     select id, l.locale::public._locales, l.name, l.value from attribute,
       (values ('fa', 'رنگ', 'سرخ'), ('en', 'Colour', 'Red')) as l (locale, name, value)`,
    [productId],
  )
})

it('calls brands and attributes by the names of the page’s language, or by their Persian ones', async () => {
  const titles = await loadFacetTitles(database.owner, facets, 'en')
  expect(titles.brandTitle('هم‌آوا')).toBe('Hamava')
  expect(titles.brandTitle('بی‌نام')).toBe('بی‌نام')
  expect(titles.attributeTitle('رنگ')).toBe('Colour')
  expect(titles.valueTitle('رنگ', 'سرخ')).toBe('Red')
  expect(titles.valueTitle('رنگ', 'آبی')).toBe('آبی')
})

it('reads nothing for a Persian page', async () => {
  const titles = await loadFacetTitles(database.owner, facets, 'fa')
  expect(titles.brandTitle('هم‌آوا')).toBe('هم‌آوا')
})
