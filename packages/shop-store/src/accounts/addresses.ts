import type { Database } from '../platform/pool.ts'
import type { Locale } from '../reads/locale.ts'

/** An address as its customer wrote it. */
export type AddressWords = {
  title: string
  receiver: string
  mobile: string
  cityId: number
  postalCode: string
  address: string
}

export type KeptAddress = AddressWords & {
  id: string
  provinceId: number
  cityTitle: string
  isDefault: boolean
}

/** The customer's own addresses, the default one first, then the newest. */
export async function loadAddresses(
  database: Database,
  customerId: number,
  locale: Locale,
): Promise<KeptAddress[]> {
  const { rows } = await database.query<KeptAddress>({
    name: 'addresses',
    text: `select a.id, a.title, a.receiver, a.mobile, a.city_id as "cityId", c.province::text::int as "provinceId",
        coalesce(own.title, fa.title) as "cityTitle", a.postal_code as "postalCode", a.address, a.is_default as "isDefault"
      from shop.addresses a
      join public.cities c on c.id = a.city_id
      left join public.cities_locales fa on fa._parent_id = c.id and fa._locale = 'fa'
      left join public.cities_locales own on own._parent_id = c.id and own._locale = $2::public._locales
      where a.customer_id = $1 order by a.is_default desc, a.id desc`,
    values: [customerId, locale],
  })
  return rows
}

export type AddressSave = {
  /** Null for a new one. */
  id: string | null
  words: AddressWords
  isDefault: boolean
  /** As many as one customer may have. */
  max: number
}

/**
 * Keeps a new address or changes one of the customer's own, and answers its id; null when there are already as many
 * as may be, or there is none such.
 */
export async function saveAddress(
  database: Database,
  customerId: number,
  { id, words, isDefault, max }: AddressSave,
): Promise<string | null> {
  const { cityId, postalCode, ...same } = words
  const columns = { ...same, city_id: cityId, postal_code: postalCode }
  const { rows } = await database.query<{ id: string | null }>({
    name: 'save-address',
    text: 'select shop.save_address($1, $2, $3, $4, $5) as id',
    values: [customerId, id, JSON.stringify(columns), isDefault, max],
  })
  return rows[0]?.id ?? null
}

/** Forgets an address of the customer's own; false when there is none such. */
export async function removeAddress(database: Database, customerId: number, id: string): Promise<boolean> {
  const { rows } = await database.query<{ removed: boolean }>({
    name: 'remove-address',
    text: 'select shop.remove_address($1, $2) as removed',
    values: [customerId, id],
  })
  return rows[0]?.removed ?? false
}

/** Says whether the shop knows this city. */
export async function isKnownCity(database: Database, cityId: number): Promise<boolean> {
  const { rowCount } = await database.query({
    name: 'known-city',
    text: 'select from public.cities where id = $1',
    values: [cityId],
  })
  return rowCount === 1
}
