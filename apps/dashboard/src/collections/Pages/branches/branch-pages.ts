import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { isManager } from '#access/is-manager.ts'
import { databaseOfSave } from '#database/adapter.ts'

type Member = {
  collection?: string
  onlyBranches?: boolean | null
  branches?: (number | { id: number })[] | null
}

/** Who asks; outside of a save there is no transaction. */
export type Asking = Pick<PayloadRequest, 'payload' | 'user' | 'transactionID'>

/** Whether a person writes some branches of the tree alone. For managers and the owner there is no such limit. */
export function isLimited({ user }: Pick<PayloadRequest, 'user'>): boolean {
  const member = user as Member | null
  return member?.collection === 'staff' && member.onlyBranches === true && !isManager({ req: { user } })
}

/**
 * The pages of a limited person: those that they were given and all below, by where the pages are now. A draft that would
 * move a page counts for nothing here. Who was given none has none, also when the page that they had is deleted.
 */
export async function loadBranchPages(req: Asking): Promise<ReadonlySet<number>> {
  const { branches } = req.user as Member
  const ids = (branches ?? []).map((branch) => (typeof branch === 'object' ? branch.id : branch))
  if (ids.length === 0) return new Set()
  const database = await databaseOfSave(req)
  const { rows } = await database.execute<{ id: number }>(sql`
    with recursive branch as (
      select p.id from public.pages p where p.id in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::int)
      union
      select p.id from public.pages p join branch on p.parent_id = branch.id
    )
    select id from branch`)
  return new Set(rows.map(({ id }) => id))
}
