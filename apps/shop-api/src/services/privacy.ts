import { accept, type Outcome, refuse } from '@rasteh/shop-core/outcome'
import type { Pool } from '@rasteh/shop-store/platform/pool'
import { erasePerson } from '@rasteh/shop-store/platform/privacy/erase-person'
import { exportPerson, type PersonExport } from '@rasteh/shop-store/platform/privacy/export-person'
import type { Caller } from './caller.ts'
import type { AccessRefusal, NotFound } from './refusals.ts'
import type { Sessions } from './sessions.ts'

type Deps = { database: Pool; sessions: Sessions; nowMs(): number }
/** The owner, who acts for people that ask in writing. Each time is written to the audit log. */
type Acting = { personId: number; ownerId: number; ip: string }
export type ExportedPerson = { madeAt: Date; data: PersonExport }
export type Privacy = ReturnType<typeof createPrivacy>

/** Gives out and erases the data of a person. */
export function createPrivacy(deps: Deps) {
  const { database, sessions } = deps
  const dated = (data: PersonExport): ExportedPerson => ({ madeAt: new Date(deps.nowMs()), data })
  return {
    async exportCurrentUser(id: number, ip: string): Promise<ExportedPerson> {
      return dated(await exportPerson(database, id, { kind: 'customer', id, from: ip }))
    },
    /** Only somebody who signed in a moment ago may erase themselves. */
    async eraseCurrentUser({ claim, ip }: Caller): Promise<Outcome<null, AccessRefusal>> {
      const id = await sessions.findCustomer(claim)
      if (!id || !claim) return refuse({ kind: 'sign-in-required' })
      if (!(await sessions.isFreshCustomer(claim))) return refuse({ kind: 'sign-in-again' })
      await erasePerson(database, id, { kind: 'customer', id, from: ip })
      return accept(null)
    },
    async exportForOwner({ personId, ownerId, ip }: Acting): Promise<Outcome<ExportedPerson, NotFound>> {
      const data = await exportPerson(database, personId, { kind: 'staff', id: ownerId, from: ip })
      return data['public.customers']?.length === 0
        ? refuse({ kind: 'person-not-found' })
        : accept(dated(data))
    },
    async eraseForOwner({ personId, ownerId, ip }: Acting): Promise<Outcome<null, NotFound>> {
      const isErased = await erasePerson(database, personId, { kind: 'staff', id: ownerId, from: ip })
      return isErased ? accept(null) : refuse({ kind: 'person-not-found' })
    },
  }
}
