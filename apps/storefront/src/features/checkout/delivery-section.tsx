'use client'

import { formatMoney } from '@rasteh/persian-text/money'
import type { Checkout } from '@rasteh/shop-client/order-from-wire'
import { ChoiceCards } from '@rasteh/ui/choice-cards'
import { usePageSettings } from '#page/islands/page-settings.tsx'
import styles from './checkout.module.css'
import { Step } from './step.tsx'

type Method = Checkout['deliveryMethods'][number]

type DeliverySectionProps = {
  checkout: Checkout
  isRefreshing: boolean
  error: string | null
  onChoose: (id: number) => void
}

/** How it is sent, and what that costs; only what goes to the chosen address. */
export function DeliverySection({ checkout, isRefreshing, error, onChoose }: DeliverySectionProps) {
  const { say, money } = usePageSettings()
  const offered = checkout.deliveryMethods.filter(({ costRial }) => costRial !== null)
  const costOf = ({ costRial, paidOnArrival }: Method) => {
    if (paidOnArrival) return say('CheckoutPostalOnArrival')
    return costRial === 0 ? say('CheckoutPostalFree') : <bdi>{formatMoney(costRial ?? 0, money)}</bdi>
  }
  // What a new address costs is not known before the shop has answered: nothing is refused meanwhile.
  const nothingToSay = () => {
    if (checkout.addressId === null) return 'CheckoutAddressRequired'
    return isRefreshing ? 'CheckoutDeliveryReading' : 'CheckoutDeliveryNone'
  }
  return (
    <Step id="checkout-delivery" title={say('CheckoutDelivery')} icon="truck">
      {offered.length === 0 ? (
        <p className={styles.quiet} role="status" key={checkout.addressId}>
          {say(nothingToSay())}
        </p>
      ) : (
        <ChoiceCards
          legend={say('CheckoutDelivery')}
          isLegendShown={false}
          name="delivery"
          value={checkout.deliveryMethodId}
          choices={offered.map((method) => ({
            value: method.id,
            title: method.title,
            text: method.text,
            side: costOf(method),
          }))}
          onChoose={onChoose}
          error={error}
        />
      )}
    </Step>
  )
}
