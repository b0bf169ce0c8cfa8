import type { Database } from '../platform/pool.ts'

export type AuditLine = {
  id: string
  at: Date
  actorKind: 'staff' | 'customer' | 'system'
  /** The name of the member of staff, where they are still there. */
  actorName: string | null
  actorId: number | null
  action: string
  subject: string
  subjectName: string | null
  detail: Record<string, unknown>
  /** The address that it came from, where a person did it over the network. */
  cameFrom: string | null
}
export type AuditFilter = { staffId: number | null; action: string | null; page: number; pageSize: number }
export type AuditPage = { lines: AuditLine[]; hasMore: boolean }

/** One page of the audit log, the newest first. */
export async function loadAuditLog(database: Database, filter: AuditFilter): Promise<AuditPage> {
  const { staffId, action, page, pageSize } = filter
  const { rows } = await database.query<AuditLine>({
    name: 'audit-log',
    text: `select a.id, a.at, a.actor_kind as "actorKind", a.actor_id as "actorId", s.name as "actorName", a.action,
        a.subject, t.name as "subjectName", a.detail, a.came_from as "cameFrom"
      from shop.audit_log a
      left join public.staff s on a.actor_kind = 'staff' and s.id = a.actor_id
      left join public.staff t on t.id = substring(a.subject from '^staff:([0-9]{1,9})$')::int
      where ($1::int is null or (a.actor_kind = 'staff' and a.actor_id = $1)) and ($2::text is null or a.action = $2)
      order by a.at desc, a.id desc offset $3 limit $4`,
    values: [staffId, action, (page - 1) * pageSize, pageSize + 1],
  })
  return { lines: rows.slice(0, pageSize), hasMore: rows.length > pageSize }
}

/** All staff by name, for choosing whose doings are shown. */
export async function loadColleagues(database: Database): Promise<{ id: number; name: string }[]> {
  const { rows } = await database.query<{ id: number; name: string }>({
    name: 'colleagues',
    text: 'select id, name from public.staff order by name, id',
  })
  return rows
}
