import type { TypedAddress } from '@rasteh/contracts/addresses'
import { checkAddress } from '@rasteh/form-rules/address'
import { accept, type Outcome, refuse } from '@rasteh/shop-core/outcome'
import { ADDRESSES_MAX } from '@rasteh/shop-core/registration'
import {
  isKnownCity,
  type KeptAddress,
  loadAddresses,
  removeAddress,
  saveAddress,
} from '@rasteh/shop-store/accounts/addresses'
import type { Pool } from '@rasteh/shop-store/platform/pool'
import type { Locale } from '@rasteh/shop-store/reads/locale'
import type { FieldsRefused, NotFound } from './refusals.ts'

type Customer = { customerId: number; locale: Locale }
type Typed = { values: TypedAddress; isDefault: boolean }
export type AddressBook = ReturnType<typeof createAddressBook>

/** The current user's addresses. Each answer is all of them, so that a page never guesses which is the default. */
export function createAddressBook({ database }: { database: Pool }) {
  const list = ({ customerId, locale }: Customer): Promise<KeptAddress[]> =>
    loadAddresses(database, customerId, locale)

  /** Checks what was typed by the page's rules and saves it; null: there are too many already, or no such address. */
  async function save(
    customerId: number,
    { id, values, isDefault }: Typed & { id: string | null },
  ): Promise<Outcome<string | null, FieldsRefused>> {
    const checked = checkAddress(values)
    if (!checked.ok) return refuse({ kind: 'fields-refused', fields: checked.refusal })
    if (!(await isKnownCity(database, checked.value.cityId)))
      return refuse({ kind: 'fields-refused', fields: { city: { kind: 'required' } } })
    const wanted = { id, words: checked.value, isDefault, max: ADDRESSES_MAX }
    return accept(await saveAddress(database, customerId, wanted))
  }

  return {
    list,
    async add(
      customer: Customer,
      typed: Typed,
    ): Promise<Outcome<KeptAddress[], FieldsRefused | { kind: 'too-many-addresses' }>> {
      const saved = await save(customer.customerId, { id: null, ...typed })
      if (!saved.ok) return saved
      return saved.value ? accept(await list(customer)) : refuse({ kind: 'too-many-addresses' })
    },
    async update(
      customer: Customer,
      id: string,
      typed: Typed,
    ): Promise<Outcome<KeptAddress[], FieldsRefused | NotFound>> {
      const saved = await save(customer.customerId, { id, ...typed })
      if (!saved.ok) return saved
      return saved.value ? accept(await list(customer)) : refuse({ kind: 'address-not-found' })
    },
    async remove(customer: Customer, id: string): Promise<Outcome<KeptAddress[], NotFound>> {
      const isRemoved = await removeAddress(database, customer.customerId, id)
      return isRemoved ? accept(await list(customer)) : refuse({ kind: 'address-not-found' })
    },
  }
}
