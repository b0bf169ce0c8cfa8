import { areas } from '@rasteh/messages/catalogue'
import { createSay } from '@rasteh/messages/say'
import { sayPromise } from '@rasteh/messages/say-promise'
import { type Culture, languageOf } from '@rasteh/persian-text/culture'
import { soonestPromise } from '@rasteh/shop-core/delivery'
import { accept, type Outcome, refuse } from '@rasteh/shop-core/outcome'
import { tehranDay } from '@rasteh/shop-core/returns'
import type { Pool } from '@rasteh/shop-store/platform/pool'
import { loadCities } from '@rasteh/shop-store/reads/cities'
import { type DeliveryOffer, loadDeliveryOffer } from '@rasteh/shop-store/reads/delivery-offer'
import { loadMessages } from '@rasteh/shop-store/reads/messages'
import type { NotFound } from '../refusals.ts'

type Asked = { cityId: number; lines: readonly { variantId: number; quantity: number }[]; culture: Culture }
type Province = { title: string; cities: readonly { id: number; title: string }[] }
export type Delivery = ReturnType<typeof createDelivery>

/** When an order would arrive, before anything of it is chosen but the city. */
export function createDelivery({ database, nowMs }: { database: Pool; nowMs: () => number }) {
  return {
    async promise({
      cityId,
      lines,
      culture,
    }: Asked): Promise<Outcome<{ cityTitle: string; text: string }, NotFound>> {
      const locale = languageOf(culture)
      const [offer, texts] = await Promise.all([
        loadDeliveryOffer(database, { cityId, locale, lines }),
        loadMessages(database, locale, Object.keys(areas.delivery)),
      ])
      if (!offer) return refuse({ kind: 'city-not-found' })
      return accept({
        cityTitle: offer.city.title,
        text: sayOffer(offer, { texts, culture, nowMs: nowMs() }),
      })
    },
    /** The cities under their provinces, in the order of the reader's alphabet. */
    async cities(culture: Culture): Promise<Province[]> {
      const locale = languageOf(culture)
      const [cities, texts] = await Promise.all([
        loadCities(database, locale),
        loadMessages(database, locale, Object.keys(areas.provinces)),
      ])
      const { compare } = new Intl.Collator(culture)
      const provinces = Map.groupBy(cities, ({ provinceId }) => texts[`Province${provinceId}`] ?? '')
      return [...provinces]
        .map(([title, ofProvince]) => ({
          title,
          cities: ofProvince.toSorted((one, other) => compare(one.title, other.title)),
        }))
        .toSorted((one, other) => compare(one.title, other.title))
    },
  }
}

type Said = { texts: Record<string, string>; culture: Culture; nowMs: number }

function sayOffer({ city, methods, holidays, weightGrams }: DeliveryOffer, said: Said): string {
  const { texts, culture, nowMs } = said
  const say = createSay(texts, culture)
  const soonest = soonestPromise(methods, {
    nowMs,
    holidays: new Set(holidays),
    destination: { provinceId: city.provinceId, cityId: city.id },
    weightGrams,
  })
  const when = (title: string | null) =>
    'promise' in soonest
      ? sayPromise(soonest.promise, { say, culture, today: tehranDay(nowMs), city: title })
      : ''
  if (soonest.kind === 'sent') return say('DeliveryArrives', { promise: when(city.title) })
  if (soonest.kind === 'collected') return say('DeliveryReady', { promise: when(null) })
  return say(soonest.kind === 'unpromised' ? 'DeliveryUnpromised' : 'DeliveryNotOffered', {
    city: city.title,
  })
}
