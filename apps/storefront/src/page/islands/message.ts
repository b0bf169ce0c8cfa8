import type { MessageKey } from '@rasteh/messages/catalogue'
import { formatMoney, type MoneyStyle } from '@rasteh/persian-text/money'
import type { PageSay } from './page-settings.tsx'

/** A text that is still to be said: its key and what fills it. */
export type Message<Key extends MessageKey = MessageKey> = {
  key: Key
  parameters?: Readonly<Record<string, string | number>>
  /** Parameters that are money: said in the page's culture and price unit. */
  rials?: Readonly<Record<string, number>>
}
/** A text that the frame of any page can say. */
export type FrameMessage = Message<MessageKey>

/** Says a message whose key is known only at run time; rules that choose keys give the parameters with them. */
export function sayMessage(say: PageSay, { key, parameters }: Message): string {
  const sayAny = say as (key: MessageKey, parameters?: Message['parameters']) => string
  return sayAny(key, parameters)
}

/** The same message with its amounts written out. */
export function withAmounts<Key extends MessageKey>(message: Message<Key>, money: MoneyStyle): Message<Key> {
  const { key, parameters, rials = {} } = message
  const amounts = Object.entries(rials).map(([name, amount]) => [name, formatMoney(amount, money)] as const)
  return { key, parameters: { ...parameters, ...Object.fromEntries(amounts) } }
}
