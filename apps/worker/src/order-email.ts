import { fillPath, PAGE_PATHS } from '@rasteh/contracts/paths'
import { createSay } from '@rasteh/messages/say'
import { sayPromise } from '@rasteh/messages/say-promise'
import { cultureOf, languageOf } from '@rasteh/persian-text/culture'
import { formatMoney } from '@rasteh/persian-text/money'
import type { NotifiedStep } from '@rasteh/shop-core/order'
import type { OrderNotification } from '@rasteh/shop-store/orders/order-notifications'
import type { Database } from '@rasteh/shop-store/platform/pool'
import { loadMessages } from '@rasteh/shop-store/reads/messages'
import type { Email } from './mail/mailer.ts'

const SENTENCES = {
  confirmed: 'OrderMailConfirmed',
  paid: 'OrderMailPaid',
  approved: 'OrderMailApproved',
  shipped: 'OrderMailShipped',
  cancelled: 'OrderMailCancelled',
  refunded: 'OrderMailRefunded',
  expired: 'OrderMailExpired',
  'stock-lost': 'OrderMailStockLost',
  'tracking-corrected': 'OrderMailTrackingCorrected',
} as const satisfies Record<NotifiedStep, string>

/** What each step says beside its sentence: how much, or how to track the parcel. */
const DETAIL: Record<NotifiedStep, 'amount' | 'tracking' | null> = {
  confirmed: 'amount',
  paid: 'amount',
  approved: null,
  shipped: 'tracking',
  cancelled: null,
  refunded: 'amount',
  expired: null,
  'stock-lost': null,
  'tracking-corrected': 'tracking',
}

/** The steps that also say when the order arrives. */
const SAYS_PROMISE: ReadonlySet<NotifiedStep> = new Set(['confirmed', 'paid', 'approved'])

type OrderEmail = { step: NotifiedStep; event: OrderNotification; email: string; origin: string | null }

/** The email about one step, in the language in which the order was placed. */
export async function writeOrderEmail(database: Database, given: OrderEmail): Promise<Email> {
  const { step, event, email, origin } = given
  const culture = cultureOf(event.culture)
  const say = createSay(await loadMessages(database, languageOf(culture)), culture)
  const number = String(event.number)
  const amount = formatMoney(event.amountRial ?? event.payableRial, { culture, unit: event.priceUnit })
  const { carrier, trackingCode: code } = event
  // A letter is read on any day: it names the day.
  const promise = event.promise && sayPromise(event.promise, { say, culture, today: null })
  const link = origin && `${origin}${fillPath(PAGE_PATHS.orderView, { orderId: event.orderId })}`
  const lines = [
    say(SENTENCES[step], { number }),
    DETAIL[step] === 'amount' && say('OrderMailAmount', { amount }),
    promise && SAYS_PROMISE.has(step) && say('OrderMailPromise', { promise }),
    DETAIL[step] === 'tracking' && carrier && say('OrderMailCarrier', { carrier }),
    DETAIL[step] === 'tracking' && code && say('OrderMailTracking', { code }),
    link && say('OrderMailLink', { link }),
  ]
  const text = lines.filter(Boolean).join('\n\n')
  return { to: email, subject: say('OrderMailSubject', { number }), text, culture }
}
