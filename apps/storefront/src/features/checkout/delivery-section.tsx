'use client'

import type { CheckoutWire } from '@rasteh/contracts/checkout'
import { formatMoney } from '@rasteh/persian-text/money'
import { Choices } from '../../page/choices/choices.tsx'
import { usePageSettings } from '../../page/islands/page-settings.tsx'
import styles from './checkout.module.css'
import { Step } from './step.tsx'

type Method = CheckoutWire['DeliveryMethods'][number]

type DeliverySectionProps = {
  checkout: CheckoutWire
  isRefreshing: boolean
  error: string | null
  onChoose: (id: number) => void
}

/** How it is sent, and what that costs; only what goes to the chosen address. */
export function DeliverySection({ checkout, isRefreshing, error, onChoose }: DeliverySectionProps) {
  const { say, money } = usePageSettings()
  const offered = checkout.DeliveryMethods.filter(({ CostRial }) => CostRial !== null)
  const costOf = ({ CostRial, PaidOnArrival }: Method) => {
    if (PaidOnArrival) return say('CheckoutPostalOnArrival')
    return CostRial === 0 ? say('CheckoutPostalFree') : <bdi>{formatMoney(CostRial ?? 0, money)}</bdi>
  }
  // What a new address costs is not known before the shop has answered: nothing is refused meanwhile.
  const nothingToSay = () => {
    if (checkout.AddressId === null) return 'CheckoutAddressRequired'
    return isRefreshing ? 'CheckoutDeliveryReading' : 'CheckoutDeliveryNone'
  }
  return (
    <Step id="checkout-delivery" title={say('CheckoutDelivery')} icon="truck">
      {offered.length === 0 ? (
        <p className={styles.quiet} role="status" key={checkout.AddressId}>
          {say(nothingToSay())}
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
