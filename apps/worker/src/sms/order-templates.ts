import { NOTIFIED_STEPS, type NotifiedStep } from '@rasteh/shop-core/order'

/** The provider's template for each step of an order, and for notifying the shop itself. */
export type OrderTemplates = Partial<Record<NotifiedStep | 'shop', string>>

/** A step that says the same with other values: without a template of its own it takes that one's. */
const SAYS_LIKE: Partial<Record<NotifiedStep | 'shop', NotifiedStep>> = { 'tracking-corrected': 'shipped' }

/** Reads SMS_TEMPLATE_PAID and its like; a step without one sends no SMS. */
export function readOrderTemplates(env: Record<string, string | undefined>): OrderTemplates {
  const read = (step: NotifiedStep | 'shop') => env[`SMS_TEMPLATE_${step.replace('-', '_').toUpperCase()}`]
  const named = [...NOTIFIED_STEPS, 'shop' as const].map((step) => {
    const like = SAYS_LIKE[step]
    const template = read(step) || (like && read(like))
    return template ? [[step, template]] : []
  })
  return Object.fromEntries(named.flat())
}
