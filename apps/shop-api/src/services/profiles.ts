import type { TypedProfile } from '@rasteh/contracts/profile'
import { normaliseText } from '@rasteh/form-rules/form'
import { checkProfile, type ProfileFacts } from '@rasteh/form-rules/profile'
import { accept, type Outcome, refuse } from '@rasteh/shop-core/outcome'
import { MARRIAGE_FIELDS, showsMarriageFields } from '@rasteh/shop-core/registration'
import { saveProfile } from '@rasteh/shop-store/accounts/profiles'
import type { Pool } from '@rasteh/shop-store/platform/pool'
import { loadProfile, type Profile } from '@rasteh/shop-store/reads/profile'
import type { AccessRefusal, FieldsRefused } from './refusals.ts'

type Deps = { database: Pool; nowMs(): number }
type Typed = { values: TypedProfile; calendar: ProfileFacts['calendar']; version: number }
type SaveRefusal = FieldsRefused | { kind: 'profile-changed'; profile: Profile }
export type Profiles = ReturnType<typeof createProfiles>

/** The current user's profile. No other person's can be named. */
export function createProfiles(deps: Deps) {
  const { database } = deps
  return {
    async load(customerId: number): Promise<Outcome<Profile, AccessRefusal>> {
      const profile = await loadProfile(database, customerId)
      return profile ? accept(profile) : refuse({ kind: 'sign-in-required' })
    },
    /** Checks what was typed by the page's rules and saves it, unless the profile was saved meanwhile. */
    async save(
      customerId: number,
      { values, calendar, version }: Typed,
    ): Promise<Outcome<Profile, SaveRefusal>> {
      const isMarried = showsMarriageFields(Number(normaliseText(values.maritalStatus ?? '')))
      const facts = { calendar, nowMs: deps.nowMs(), hidden: isMarried ? [] : MARRIAGE_FIELDS }
      const checked = checkProfile(values, facts)
      if (!checked.ok) return refuse({ kind: 'fields-refused', fields: checked.refusal })
      const isSaved = await saveProfile(database, customerId, { details: checked.value, version })
      const profile = await loadProfile(database, customerId)
      if (!profile) throw new Error('a customer was erased while saving')
      return isSaved ? accept(profile) : refuse({ kind: 'profile-changed', profile })
    },
  }
}
