import { fillPath, PAGE_PATHS } from '@rasteh/contracts/paths'
import { createSay } from '@rasteh/messages/say'
import { cultureOf, languageOf } from '@rasteh/persian-text/culture'
import { formatMoney } from '@rasteh/persian-text/money'
import type { ToldStep } from '@rasteh/shop-core/order-desk'
import type { EventToTell } from '@rasteh/shop-store/order-tellings'
import type { Database } from '@rasteh/shop-store/pool'
import { loadMessages } from '@rasteh/shop-store/reads/messages'
import type { Letter } from './mail/mailer.ts'

const SENTENCES = {
  confirmed: 'OrderMailConfirmed',
  paid: 'OrderMailPaid',
  approved: 'OrderMailApproved',
  shipped: 'OrderMailShipped',
  cancelled: 'OrderMailCancelled',
  refunded: 'OrderMailRefunded',
  expired: 'OrderMailExpired',
  'stock-lost': 'OrderMailStockLost',
} as const satisfies Record<ToldStep, string>

const WITH_AMOUNT: readonly ToldStep[] = ['confirmed', 'paid', 'refunded']

type OrderLetter = { step: ToldStep; event: EventToTell; email: string; origin: string | null }

/** The letter about one step, in the language in which the order was placed. */
export async function writeOrderLetter(database: Database, given: OrderLetter): Promise<Letter> {
  const { step, event, email, origin } = given
  const culture = cultureOf(event.culture)
  const say = createSay(await loadMessages(database, languageOf(culture)), culture)
  const number = String(event.number)
  const amount = formatMoney(event.amountRial ?? event.payableRial, { culture, unit: event.priceUnit })
  const { carrier, trackingCode: code } = event
  const link = origin && `${origin}${fillPath(PAGE_PATHS.orderView, { orderId: event.orderId })}`
  const lines = [
    say(SENTENCES[step], { number }),
    WITH_AMOUNT.includes(step) && say('OrderMailAmount', { amount }),
    step === 'shipped' && carrier && say('OrderMailCarrier', { carrier }),
    step === 'shipped' && code && say('OrderMailTracking', { code }),
    link && say('OrderMailLink', { link }),
  ]
  return { to: email, subject: say('OrderMailSubject', { number }), text: lines.filter(Boolean).join('\n\n') }
}
