'use client'

import type { CheckoutWire } from '@rasteh/contracts/checkout'
import { formatMoney } from '@rasteh/persian-text/money'
import { Choices } from '../../site/choices/choices.tsx'
import { usePageSettings } from '../../site/islands/page-settings.tsx'
import styles from './checkout.module.css'
import { Step } from './step.tsx'

type Method = CheckoutWire['DeliveryMethods'][number]

type DeliverySectionProps = { checkout: CheckoutWire; error: string | null; onChoose: (id: number) => void }

/** How it is sent, and what that costs; only what goes to the chosen address. */
export function DeliverySection({ checkout, error, onChoose }: DeliverySectionProps) {
  const { say, money } = usePageSettings()
  const offered = checkout.DeliveryMethods.filter(({ CostRial }) => CostRial !== null)
  const costOf = ({ CostRial, PaidOnArrival }: Method) => {
    if (PaidOnArrival) return say('CheckoutPostalOnArrival')
    return CostRial === 0 ? say('CheckoutPostalFree') : <bdi>{formatMoney(CostRial ?? 0, money)}</bdi>
  }
  return (
    <Step id="checkout-delivery" title={say('CheckoutDelivery')} icon="truck">
      {offered.length === 0 ? (
        <p className={styles.quiet} role="status">
          {say(checkout.AddressId === null ? 'CheckoutAddressRequired' : 'CheckoutDeliveryNone')}
        </p>
      ) : (
        <Choices
          legend={say('CheckoutDelivery')}
          isLegendShown={false}
          name="delivery"
          value={checkout.DeliveryMethodId}
          choices={offered.map((method) => ({
            value: method.Id,
            title: method.Title,
            text: method.Text,
            side: costOf(method),
          }))}
          onChoose={onChoose}
          error={error}
        />
      )}
    </Step>
  )
}
