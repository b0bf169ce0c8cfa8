import type { DeliveryPromise } from './schedule.ts'

/** The name of a promise, by which a shopper says which one was shown: `2026-11-21/9-12`, without its hours `2026-11-21/-`. */
export function toPromiseKey({ day, fromHour, toHour }: DeliveryPromise): string {
  return `${day}/${fromHour ?? ''}-${toHour ?? ''}`
}
