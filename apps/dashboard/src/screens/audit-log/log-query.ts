import { auditLogTexts } from '@rasteh/messages/dashboard'

export type LogQuery = { staffId: number | null; action: string | null; page: number }
type Params = Record<string, string | string[] | undefined>

export const LOG_ACTIONS = Object.entries(auditLogTexts.actions)

/** What the URL asks for; what it cannot mean is as if it were not there. */
export function toLogQuery({ person, action, page }: Params): LogQuery {
  return {
    staffId: toId(person),
    action: LOG_ACTIONS.some(([name]) => name === action) ? String(action) : null,
    page: toId(page) ?? 1,
  }
}

/** The URL of a page of the same list. */
export function toLogUrl({ staffId, action, page }: LogQuery): string {
  const query = new URLSearchParams({
    ...(staffId ? { person: String(staffId) } : {}),
    ...(action ? { action } : {}),
    ...(page > 1 ? { page: String(page) } : {}),
  })
  return `/dashboard/events${query.size > 0 ? `?${query}` : ''}`
}

function toId(value: string | string[] | undefined): number | null {
  return typeof value === 'string' && /^[1-9]\d{0,8}$/.test(value) ? Number(value) : null
}
