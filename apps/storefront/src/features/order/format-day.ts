import type { Culture } from '@rasteh/persian-text/culture'
import { formatDate } from '@rasteh/persian-text/jalali'

/** Writes an ISO day in the page's calendar; noon is the same day in Tehran and in Greenwich. */
export function formatDay(day: string, culture: Culture): string {
  return formatDate(new Date(`${day.slice(0, 10)}T12:00:00Z`), culture)
}
