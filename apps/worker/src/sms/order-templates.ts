import { NOTIFIED_STEPS, type NotifiedStep } from '@rasteh/shop-core/order'

/** The provider's template for each step of an order, and for notifying the shop itself. */
export type OrderTemplates = Partial<Record<NotifiedStep | 'shop', string>>

/** Reads SMS_TEMPLATE_PAID and its like; a step without one sends no SMS. */
export function readOrderTemplates(env: Record<string, string | undefined>): OrderTemplates {
  const named = [...NOTIFIED_STEPS, 'shop' as const].map((step) => {
    const template = env[`SMS_TEMPLATE_${step.replace('-', '_').toUpperCase()}`]
    return template ? [[step, template]] : []
  })
  return Object.fromEntries(named.flat())
}
