import { TOLD_STEPS, type ToldStep } from '@rasteh/shop-core/order-desk'

/** The provider's template for each step of an order, and for telling the shop itself. */
export type OrderTemplates = Partial<Record<ToldStep | 'shop', string>>

/** Reads SMS_TEMPLATE_PAID and its like; a step without one is not told by SMS. */
export function readOrderTemplates(env: Record<string, string | undefined>): OrderTemplates {
  const named = [...TOLD_STEPS, 'shop' as const].map((step) => {
    const template = env[`SMS_TEMPLATE_${step.replace('-', '_').toUpperCase()}`]
    return template ? [[step, template]] : []
  })
  return Object.fromEntries(named.flat())
}
