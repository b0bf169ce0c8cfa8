'use client'

import type { CheckoutWire } from '@rasteh/contracts/checkout'
import { checkEconomicCode, checkPayment, type PaymentSelection } from '@rasteh/shop-core/checkout'
import { useRef, useState } from 'react'
import { placeOrder } from '../../shop-api/place-order.ts'
import { usePageSettings } from '../../site/islands/page-settings.tsx'
import { newKey } from './new-key.ts'
import { type RefusalPlace, type ShownRefusal, toShownRefusal } from './order-refusal.ts'
import { toPaymentOptions } from './payment-options.ts'

type PlaceOptions = {
  checkout: CheckoutWire
  selection: PaymentSelection
  /** Told that something is otherwise than the page shows. */
  onStale: () => void
  onSignedOut: () => void
}

export type Placing = 'open' | 'placing' | 'busy' | 'lost' | 'leaving'

/** Places the order, and says why not where it belongs. */
export function usePlace({ checkout, selection, onStale, onSignedOut }: PlaceOptions) {
  const { money } = usePageSettings()
  const [placing, setPlacing] = useState<Placing>('open')
  const [refusal, setRefusal] = useState<ShownRefusal | null>(null)
  const [rulesAccepted, setRulesAccepted] = useState(false)
  const [economicCode, setEconomicCode] = useState('')
  // Kept until the shop has said yes or no: whatever is lost on the way, the press makes one order.
  const key = useRef<string | null>(null)

  function refuse(shown: ShownRefusal): void {
    setRefusal(shown)
    setPlacing('open')
    document.getElementById(`checkout-${shown.place}`)?.focus()
  }

  async function place(): Promise<void> {
    if (placing !== 'open') return
    const wrong = wrongOf({ checkout, selection, rulesAccepted, economicCode })
    if (wrong) return refuse(toShownRefusal(wrong, money))
    setRefusal(null)
    setPlacing('placing')
    key.current ??= newKey()
    const answer = await placeOrder(toOrder(key.current, { checkout, selection, economicCode }), {
      onDelay: setPlacing,
    })
    if (answer.kind === 'placed') {
      setPlacing('leaving')
      return location.assign(answer.placed.Next)
    }
    if (answer.kind === 'signed-out') return onSignedOut()
    if (answer.kind !== 'refused')
      return refuse({
        place: 'whole',
        message: { key: answer.kind === 'busy' ? 'CheckoutBusy' : 'CheckoutFailed' },
      })
    key.current = null
    refuse(toShownRefusal(answer.refusal, money))
    onStale()
  }

  const refusalAt = (at: RefusalPlace) => (refusal?.place === at ? refusal.message : null)
  return {
    placing,
    place,
    refusalAt,
    clearRefusal: () => setRefusal(null),
    rulesAccepted,
    setRulesAccepted,
    economicCode,
    setEconomicCode,
  }
}

type Typed = Pick<PlaceOptions, 'checkout' | 'selection'> & { economicCode: string }

/** What is missing before the shop need be asked. */
function wrongOf({ checkout, selection, rulesAccepted, economicCode }: Typed & { rulesAccepted: boolean }) {
  if (checkout.NeedsAddress && checkout.AddressId === null) return { kind: 'address-required' }
  if (checkout.NeedsAddress && checkout.DeliveryMethodId === null) return { kind: 'delivery-required' }
  const payment = checkPayment(selection, toPaymentOptions(checkout))
  if (!payment.ok) return payment.refusal
  const code = checkEconomicCode(economicCode)
  if (!code.ok) return code.refusal
  return rulesAccepted ? null : { kind: 'rules-not-accepted' }
}

function toOrder(key: string, { checkout, selection, economicCode }: Typed) {
  return {
    Key: key,
    AddressId: checkout.AddressId,
    DeliveryMethodId: checkout.DeliveryMethodId,
    PaymentMethodID: selection.methodId,
    BankID: selection.bankId,
    InstallmentPlanID: selection.installmentPlanId,
    RulesAccepted: true,
    ExpectedPayableRial: checkout.PayableRial,
    EconomicCode: economicCode,
  }
}
