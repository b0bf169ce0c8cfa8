import { toIranianMobile } from '@rasteh/persian-text/mobile'
import { toTelling } from '@rasteh/shop-core/order-desk'
import {
  claimTelling,
  type EventToTell,
  giveBackTelling,
  loadEventToTell,
  type TellingWay,
} from '@rasteh/shop-store/order-tellings'
import type { TellOrder } from '@rasteh/shop-store/orders'
import type { Database } from '@rasteh/shop-store/pool'
import { writeOrderLetter } from './order-letter.ts'
import { toSmsValues } from './order-sms.ts'
import type { Messengers } from './send-code.ts'
import type { Delivery } from './sms/sms-provider.ts'

type Message = { way: TellingWay; send: () => Promise<Delivery> }

/**
 * Tells people what happened to an order, each by each way once. Only what surely has not left is tried again; what may
 * have left is left alone.
 */
export async function tellOrder(
  database: Database,
  messengers: Messengers,
  { eventId }: TellOrder,
): Promise<void> {
  const event = await loadEventToTell(database, eventId)
  if (!event) return
  let isLeftToDo = false
  for (const { way, send } of messagesOf(database, messengers, event)) {
    if (event.told.includes(way) || !(await claimTelling(database, eventId, way))) continue
    const delivery = await send()
    if (delivery.kind === 'sent') continue
    messengers.onFailure(`news of an order by ${way} was ${delivery.kind}: ${delivery.reason}`)
    if (delivery.kind !== 'not-sent') continue
    await giveBackTelling(database, eventId, way)
    isLeftToDo = true
  }
  if (isLeftToDo) throw new Error('news of an order has not left; the queue tries again')
}

/** Every message that this event asks for and that this shop can send. */
function messagesOf(database: Database, messengers: Messengers, event: EventToTell): Message[] {
  const telling = toTelling(event.kind, event.methodId)
  if (!telling) return []
  const { step, isShopTold } = telling
  const { sms, mailer, orderTemplates, origin } = messengers
  const { email } = event
  const mobiles = { sms: toIranianMobile(event.mobile ?? ''), shop: toIranianMobile(event.shopMobile ?? '') }
  const bySms = (way: TellingWay, mobile: string | undefined, template: string | undefined): Message[] =>
    sms && mobile && template
      ? [{ way, send: () => sms.sendTemplate({ mobile, template, values: toSmsValues(step, event) }) }]
      : []
  const byMail: Message[] =
    mailer && email
      ? [
          {
            way: 'mail',
            send: async () => mailer.send(await writeOrderLetter(database, { step, event, email, origin })),
          },
        ]
      : []
  return [
    ...bySms('sms', mobiles.sms, orderTemplates[step]),
    ...byMail,
    ...(isShopTold ? bySms('shop-sms', mobiles.shop, orderTemplates.shop) : []),
  ]
}
