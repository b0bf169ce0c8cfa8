import { toAttributeKey } from '../documents/attribute-key.ts'
import type { ProductQuery } from '../product-search.ts'

/** A choice that leaves some of what was found, as SQL over `matched`'s source row `d`. */
type Choice = { readonly name: 'category' | 'brand' | 'price' | 'stock'; readonly sql: string }

export type Choices = {
  readonly choices: readonly Choice[]
  /** One for each wanted attribute. */
  readonly attributes: readonly { readonly name: string; readonly sql: string }[]
}

/** Numbers the values of a statement as they are mentioned. */
export type Values = { readonly values: unknown[]; readonly put: (value: unknown, type: string) => string }

export function startValues(): Values {
  const values: unknown[] = []
  return {
    values,
    put(value, type) {
      values.push(value)
      return `$${values.length}::${type}`
    },
  }
}

/** What a reader chose. The category is no choice where it is the list itself: a page without words. */
export function toChoices(query: ProductQuery, { put }: Values): Choices {
  const { categoryId, brands, priceFromRial, priceToRial } = query
  const choices: Choice[] = []
  if (query.text !== null && categoryId !== null)
    choices.push({ name: 'category', sql: `d.category_ids @> array[${put(categoryId, 'int')}]` })
  if (brands.length > 0) choices.push({ name: 'brand', sql: `d.brand = any(${put(brands, 'text[]')})` })
  if (priceFromRial !== null || priceToRial !== null) {
    const from = `d.price_rial >= ${put(priceFromRial ?? 0, 'bigint')}`
    const to = priceToRial === null ? '' : ` and d.price_rial <= ${put(priceToRial, 'bigint')}`
    choices.push({ name: 'price', sql: `coalesce(${from}${to}, false)` })
  }
  if (query.onlyInStock) choices.push({ name: 'stock', sql: 'd.is_in_stock' })
  const attributes = query.attributes.map(({ name, values }) => ({
    name,
    sql: `d.attributes && ${put(
      values.map((value) => toAttributeKey(name, value)),
      'text[]',
    )}`,
  }))
  return { choices, attributes }
}

/** The rows that all choices leave, or all but one: that facet can then be counted. */
export function left({ choices, attributes }: Choices, except?: Choice['name']): string {
  const conditions = choices.filter(({ name }) => name !== except).map(({ name }) => `by_${name}`)
  if (attributes.length > 0) conditions.push('cardinality(failed) = 0')
  return conditions.join(' and ') || 'true'
}

/** The columns that say of each row which choices it meets. */
export function flags({ choices, attributes }: Choices, { put }: Values): string {
  const met = choices.map(({ name, sql }) => `, ${sql} as by_${name}`).join('')
  if (attributes.length === 0) return met
  const failed = attributes.map(({ name, sql }) => `case when not (${sql}) then ${put(name, 'text')} end`)
  return `${met}, array_remove(array[${failed.join(', ')}], null) as failed`
}
