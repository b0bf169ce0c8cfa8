import type { PaymentSelection } from '@rasteh/shop-core/checkout'

/** What was chosen at the checkout so far, and for what amount. */
export type KeptChoice = {
  addressId: string | null
  deliveryMethodId: number | null
  selection: PaymentSelection
  amountRial: number
}

const KEY = 'checkout-choice'

/** What was chosen before the page was reloaded, in this tab; null for nothing, or for what is not to be read. */
export function readChoice(): KeptChoice | null {
  try {
    return toChoice(JSON.parse(sessionStorage.getItem(KEY) ?? 'null'))
  } catch {
    return null
  }
}

/** Keeps what is chosen until the tab is closed or the order made. A browser that keeps nothing is no reason to stop. */
export function keepChoice(choice: KeptChoice | null): void {
  try {
    if (choice) sessionStorage.setItem(KEY, JSON.stringify(choice))
    else sessionStorage.removeItem(KEY)
  } catch {
    return
  }
}

/** The storage belongs to the visitor, who may have written anything into it; the shop checks what is chosen anyway. */
function toChoice(kept: Partial<KeptChoice> | null): KeptChoice | null {
  const { addressId, deliveryMethodId, selection, amountRial } = kept ?? {}
  if (!selection || typeof amountRial !== 'number') return null
  return {
    addressId: typeof addressId === 'string' && /^[0-9a-f-]{36}$/.test(addressId) ? addressId : null,
    deliveryMethodId: toId(deliveryMethodId),
    selection: {
      // Whether it is offered is asked of the shop's answer before it counts.
      methodId: toId(selection.methodId) as PaymentSelection['methodId'],
      bankId: toId(selection.bankId),
      installmentPlanId: toId(selection.installmentPlanId),
    },
    amountRial,
  }
}

function toId(value: unknown): number | null {
  return Number.isSafeInteger(value) && (value as number) > 0 ? (value as number) : null
}
