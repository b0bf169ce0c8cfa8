import { schedulePublishHandler } from '@payloadcms/ui/utilities/schedulePublishHandler'
import { type CollectionSlug, Forbidden, type PayloadRequest } from 'payload'
import { poolOf } from '#database/content-pool.ts'
import { mayUpdate } from './may-update.ts'

type Asked = Parameters<typeof schedulePublishHandler>[0] & { req: PayloadRequest }
type Named = { relationTo?: unknown; value?: unknown } | null | undefined

/**
 * Schedules a publication, or takes one back. The platform's own asks only whether the caller may open the dashboard, and
 * deletes whichever job is named; here it is asked whether they may publish each document that is meant.
 */
export async function schedulePublish(asked: Asked) {
  const { req, doc, deleteID } = asked
  const taken = deleteID ? [await loadScheduled(req, deleteID)] : []
  // Taking back names its job alone.
  const named: Named[] = doc || taken.length === 0 ? [doc, ...taken] : taken
  for (const one of named) if (!(await mayPublish(req, one))) throw new Forbidden(req.t)
  return schedulePublishHandler(asked)
}

/** Nothing but documents of collections is scheduled here. */
async function mayPublish(req: PayloadRequest, named: Named): Promise<boolean> {
  const kind = String(named?.relationTo) as CollectionSlug
  const id = Number(named?.value)
  if (!Object.hasOwn(req.payload.collections, kind) || !Number.isSafeInteger(id)) return false
  return mayUpdate(req, { kind, id }, { _status: 'published' })
}

async function loadScheduled({ payload }: PayloadRequest, jobId: number | string): Promise<Named> {
  const { rows } = await poolOf(payload).query<{ doc: Named }>(
    `select input -> 'doc' as doc from public.payload_jobs where id::text = $1 and task_slug = 'schedulePublish'`,
    [String(jobId)],
  )
  return rows[0]?.doc
}
