import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { databaseOfSave } from '#database/adapter.ts'
import type { Reviewed } from '#screens/reviews/public.ts'

/** When the newest state of a document was saved; null for what is not there or in the trash. What was never saved here has no versions. */
export async function newestSavedMs(req: PayloadRequest, { kind, id }: Reviewed): Promise<number | null> {
  const database = await databaseOfSave(req)
  const { rows } = await database.execute<{ savedAt: string }>(sql`
    select coalesce(
      (select v.version_updated_at from public.${sql.identifier(`_${kind}_v`)} v
        where v.parent_id = d.id and v.latest order by v.id desc limit 1),
      d.updated_at) as "savedAt"
    from public.${sql.identifier(kind)} d where d.id = ${id}::int and d.deleted_at is null`)
  return rows[0] ? new Date(rows[0].savedAt).getTime() : null
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

/** Notes that the newest version of this document was saved by itself. */
export async function noteAutosave(req: PayloadRequest, { kind, id }: Reviewed): Promise<void> {
  const database = await databaseOfSave(req)
  await database.execute(sql`
    select shop.note_autosave(${kind}, ${id}::int, v.id, ${Number(req.user?.id)}::int)
    from public.${sql.identifier(`_${kind}_v`)} v where v.parent_id = ${id}::int and v.latest`)
}
