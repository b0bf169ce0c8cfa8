import { NOTIFIED_STEPS, type NotifiedStep, SAID_LIKE } from '@rasteh/shop-core/order'

/** The provider's template for each step of an order, and for notifying the shop itself. */
export type OrderTemplates = Partial<Record<NotifiedStep | 'shop', string>>

/** Reads SMS_TEMPLATE_PAID and its like. A step without one takes that of the step that says the same; else it sends no SMS. */
export function readOrderTemplates(env: Record<string, string | undefined>): OrderTemplates {
  const read = (step: NotifiedStep | 'shop') => env[`SMS_TEMPLATE_${step.replace('-', '_').toUpperCase()}`]
  const named = [...NOTIFIED_STEPS, 'shop' as const].map((step) => {
    const like = step === 'shop' ? undefined : SAID_LIKE[step]
    const template = read(step) || (like && read(like))
    return template ? [[step, template]] : []
  })
  return Object.fromEntries(named.flat())
}
