import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { databaseOfSave } from '#database/adapter.ts'
import type { Reviewed } from '#screens/reviews/public.ts'

type Newest = { savedMs: number; formId: string | null }

/**
 * When the newest state of a document was saved, and from which form of the same person, if that was by itself; null for what
 * is not there or in the trash. What was never saved here has no versions.
 */
export async function loadNewest(req: PayloadRequest, { kind, id }: Reviewed): Promise<Newest | null> {
  const database = await databaseOfSave(req)
  const { rows } = await database.execute<{ savedAt: string; formId: string | null }>(sql`
    select coalesce(v.version_updated_at, d.updated_at) as "savedAt", a.form_id as "formId"
    from public.${sql.identifier(kind)} d
    left join lateral (
      select l.id, l.version_updated_at from public.${sql.identifier(`_${kind}_v`)} l
      where l.parent_id = d.id and l.latest order by l.id desc limit 1) v on true
    left join shop.autosaves a on a.kind = ${kind} and a.document_id = d.id and a.version_id = v.id
      and a.staff_id = ${Number(req.user?.id)}::int
    where d.id = ${id}::int and d.deleted_at is null`)
  const [row] = rows
  return row ? { savedMs: new Date(row.savedAt).getTime(), formId: row.formId } : null
}

/** Whether an hour at which this document is published, or taken back, is still to come. */
export async function isScheduled(req: PayloadRequest, { kind, id }: Reviewed): Promise<boolean> {
  const database = await databaseOfSave(req)
  const { rows } = await database.execute(sql`
    select 1 from public.payload_jobs
    where task_slug = 'schedulePublish' and completed_at is null and not coalesce(has_error, false)
      and input -> 'doc' ->> 'relationTo' = ${kind} and input -> 'doc' ->> 'value' = ${String(id)} limit 1`)
  return rows.length > 0
}

/** Notes that the newest version of this document was saved by itself, from this form. */
export async function noteAutosave(
  req: PayloadRequest,
  { kind, id }: Reviewed,
  formId: string,
): Promise<void> {
  const database = await databaseOfSave(req)
  await database.execute(sql`
    select shop.note_autosave(${kind}, ${id}::int, v.id, ${Number(req.user?.id)}::int, ${formId})
    from public.${sql.identifier(`_${kind}_v`)} v where v.parent_id = ${id}::int and v.latest`)
}
