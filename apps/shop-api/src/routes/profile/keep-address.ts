import type { TypedAddress } from '@rasteh/contracts/addresses'
import { checkAddress } from '@rasteh/form-rules/address'
import { accept, refuse } from '@rasteh/shop-core/outcome'
import { ADDRESSES_MAX } from '@rasteh/shop-core/registration'
import { isKnownCity, saveAddress } from '@rasteh/shop-store/addresses'
import type { Database } from '@rasteh/shop-store/pool'

type Typed = { id: string | null; values: TypedAddress; isDefault: boolean }

/** Checks what was typed by the page's own rules and keeps it; an id of null says that there is no room or no such. */
export async function keepAddress(database: Database, customerId: number, { id, values, isDefault }: Typed) {
  const checked = checkAddress(values)
  if (!checked.ok) return checked
  if (!(await isKnownCity(database, checked.value.cityId)))
    return refuse({ city: { kind: 'required' as const } })
  const wanted = { id, words: checked.value, isDefault, max: ADDRESSES_MAX }
  return accept({ id: await saveAddress(database, customerId, wanted) })
}
