import { toIranianMobile } from '@rasteh/persian-text/mobile'
import { toNotification } from '@rasteh/shop-core/order'
import type { NotifyOrder } from '@rasteh/shop-store/orders/order-notifications'
import {
  claimNotification,
  loadOrderNotification,
  type NotificationMethod,
  type OrderNotification,
  releaseNotification,
} from '@rasteh/shop-store/orders/order-notifications'
import type { Database } from '@rasteh/shop-store/platform/pool'
import { writeOrderEmail } from './order-email.ts'
import { toSmsValues } from './order-sms.ts'
import type { Messengers } from './send-code.ts'
import type { Delivery } from './sms/sms-provider.ts'

type Message = { channel: NotificationMethod; send: () => Promise<Delivery> }

/**
 * Notifies people of what happened to an order, once by each channel. Only what surely has not left is tried again; what may
 * have left is left alone.
 */
export async function notifyOrder(
  database: Database,
  messengers: Messengers,
  { eventId }: NotifyOrder,
): Promise<void> {
  const event = await loadOrderNotification(database, eventId)
  if (!event) return
  let isLeftToDo = false
  for (const { channel, send } of messagesOf(database, messengers, event)) {
    if (event.notified.includes(channel) || !(await claimNotification(database, eventId, channel))) continue
    const delivery = await send()
    if (delivery.kind === 'sent') continue
    messengers.onFailure(`news of an order by ${channel} was ${delivery.kind}: ${delivery.reason}`)
    if (delivery.kind !== 'not-sent') continue
    await releaseNotification(database, eventId, channel)
    isLeftToDo = true
  }
  if (isLeftToDo) throw new Error('news of an order has not left; the queue tries again')
}

/** Every message that this event asks for and that this shop can send. */
function messagesOf(database: Database, messengers: Messengers, event: OrderNotification): Message[] {
  const notification = toNotification(event.kind, event.methodId)
  if (!notification) return []
  const { step, notifiesShop } = notification
  const { sms, mailer, orderTemplates, origin } = messengers
  const { email } = event
  const mobiles = { sms: toIranianMobile(event.mobile ?? ''), shop: toIranianMobile(event.shopMobile ?? '') }
  const bySms = (
    channel: NotificationMethod,
    mobile: string | undefined,
    template: string | undefined,
  ): Message[] =>
    sms && mobile && template
      ? [{ channel, send: () => sms.sendTemplate({ mobile, template, values: toSmsValues(step, event) }) }]
      : []
  const byMail: Message[] =
    mailer && email
      ? [
          {
            channel: 'mail',
            send: async () => mailer.send(await writeOrderEmail(database, { step, event, email, origin })),
          },
        ]
      : []
  return [
    ...bySms('sms', mobiles.sms, orderTemplates[step]),
    ...byMail,
    ...(notifiesShop ? bySms('shop-sms', mobiles.shop, orderTemplates.shop) : []),
  ]
}
