import type { Database } from '../platform/pool.ts'
import type { Locale } from './locale.ts'

type NamedFacets = {
  readonly brands: readonly { readonly key: string }[]
  readonly attributes: readonly {
    readonly name: string
    readonly values: readonly { readonly key: string }[]
  }[]
}

/** What a language calls a brand, an attribute and one of its values; what has no other name keeps its Persian one. */
export type FacetTitles = {
  brandTitle: (key: string) => string
  attributeTitle: (name: string) => string
  valueTitle: (name: string, value: string) => string
}

/** Lists know brands and attributes by their Persian names; this reads what they are called in another language. */
export async function loadFacetTitles(
  database: Database,
  { brands, attributes }: NamedFacets,
  locale: Locale,
): Promise<FacetTitles> {
  if (locale === 'fa') return toTitles([])
  const names = attributes.flatMap(({ name, values }) => values.map(() => name))
  const values = attributes.flatMap((attribute) => attribute.values.map(({ key }) => key))
  const { rows } = await database.query<Title>({
    name: 'facet-titles',
    text: TITLES,
    values: [locale, brands.map(({ key }) => key), names, values],
  })
  return toTitles(rows)
}

type Title = { name: string; value: string | null; translatedName: string; translatedValue: string | null }

function toTitles(rows: readonly Title[]): FacetTitles {
  const brand = new Map<string, string>()
  const attribute = new Map<string, string>()
  const value = new Map<string, string>()
  for (const row of rows) {
    if (row.value === null) brand.set(row.name, row.translatedName)
    else {
      attribute.set(row.name, row.translatedName)
      value.set(`${row.name}\n${row.value}`, row.translatedValue ?? row.value)
    }
  }
  return {
    brandTitle: (key) => brand.get(key) ?? key,
    attributeTitle: (name) => attribute.get(name) ?? name,
    valueTitle: (name, key) => value.get(`${name}\n${key}`) ?? key,
  }
}

/** The translated name is read from one product that has the name; its index finds it without reading the others. */
const TITLES = `
  select wanted.brand as name, null as value, own.brand as "translatedName", null as "translatedValue"
  from unnest($2::text[]) as wanted (brand)
  cross join lateral (select l._parent_id from public.products_locales l
    where l.brand = wanted.brand and l._locale = 'fa' limit 1) fa
  join public.products_locales own on own._parent_id = fa._parent_id and own._locale = $1::public._locales
    and own.brand <> ''
  union all
  select wanted.name, wanted.value, own.name, own.value
  from unnest($3::text[], $4::text[]) as wanted (name, value)
  cross join lateral (select l._parent_id from public.products_attributes_locales l
    where l.name = wanted.name and l.value = wanted.value and l._locale = 'fa' limit 1) fa
  join public.products_attributes_locales own on own._parent_id = fa._parent_id and own._locale = $1::public._locales`
