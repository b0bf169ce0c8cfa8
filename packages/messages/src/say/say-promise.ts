import type { Culture } from '@rasteh/persian-text/culture'
import { formatDayName } from '@rasteh/persian-text/jalali'
import type { DeliveryPromise } from '@rasteh/shop-core/delivery'
import type { IslandKey } from '../catalogue/keys.ts'
import type { SayText } from './say-text.ts'

type Said = {
  say: SayText<IslandKey>
  culture: Culture
  /** The day (YYYY-MM-DD) on which it is read: its promises are «امروز», the next day's «فردا». Null names every day. */
  today: string | null
  /** Where it arrives; none for what is collected. */
  city?: string | null
}

/** Says when an order arrives: «فردا تا ساعت ۲۱ در تهران», «شنبه ۳۰ آبان ساعت ۹ تا ۱۲». */
export function sayPromise(promise: DeliveryPromise, { say, culture, today, city }: Said): string {
  const { fromHour: from, toHour: until } = promise
  const day = sayDay(promise.day, { say, culture, today })
  const said = sayHours()
  return city ? say('DeliveryIn', { promise: said, city }) : said

  function sayHours(): string {
    if (until === null) return day
    return from === null ? say('DeliveryUntil', { day, until }) : say('DeliveryBetween', { day, from, until })
  }
}

/** Says a day of delivery as people do. */
export function sayDay(day: string, { say, culture, today }: Omit<Said, 'city'>): string {
  if (day === today) return say('DeliveryToday')
  if (today !== null && day === dayAfter(today)) return say('DeliveryTomorrow')
  return formatDayName(day, culture)
}

const DAY_MS = 86_400_000

const dayAfter = (day: string) => new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10)
