import type { TypedProfile } from '@rasteh/contracts/profile'
import { normaliseText } from '@rasteh/form-rules/form'
import { checkProfile, type ProfileFacts } from '@rasteh/form-rules/profile'
import { accept } from '@rasteh/shop-core/outcome'
import { MARRIAGE_FIELDS, showsMarriageFields } from '@rasteh/shop-core/registration'
import type { Database } from '@rasteh/shop-store/pool'
import { saveProfile } from '@rasteh/shop-store/profiles'
import { loadProfile } from '@rasteh/shop-store/reads/profile'

type Typed = ProfileFacts & { values: TypedProfile; version: number }

/** Checks what was typed by the page's own rules and keeps it, unless somebody saved meanwhile. */
export async function keepProfile(database: Database, customerId: number, typed: Typed) {
  const { values, version, ...facts } = typed
  const isMarried = showsMarriageFields(Number(normaliseText(values.maritalStatus ?? '')))
  const checked = checkProfile(values, { ...facts, hidden: isMarried ? [] : MARRIAGE_FIELDS })
  if (!checked.ok) return checked
  const isSaved = await saveProfile(database, customerId, { details: checked.value, version })
  const profile = await loadProfile(database, customerId)
  if (!profile) throw new Error('a customer was erased while saving')
  return accept({ isSaved, profile })
}
