import { eventsTexts } from '@rasteh/messages/dashboard'

export type EventQuery = { staffId: number | null; action: string | null; page: number }
type Params = Record<string, string | string[] | undefined>

export const EVENT_ACTIONS = Object.entries(eventsTexts.actions)

/** What the address asks for; what it cannot mean is as if it were not there. */
export function toEventQuery({ person, action, page }: Params): EventQuery {
  return {
    staffId: toId(person),
    action: EVENT_ACTIONS.some(([name]) => name === action) ? String(action) : null,
    page: toId(page) ?? 1,
  }
}

/** The address of a page of the same list. */
export function toEventAddress({ staffId, action, page }: EventQuery): string {
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
