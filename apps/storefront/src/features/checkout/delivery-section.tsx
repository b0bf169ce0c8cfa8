'use client'

import { formatMoney } from '@rasteh/persian-text/money'
import type { Checkout } from '@rasteh/shop-client/order-from-wire'
import { ChoiceCards } from '@rasteh/ui/choice-cards'
import { usePageSettings } from '#page/islands/page-settings.tsx'
import styles from './checkout.module.css'
import { sayDelivery } from './say-delivery.ts'
import { SlotChooser } from './slot-chooser.tsx'
import { Step } from './step.tsx'

type Method = Checkout['deliveryMethods'][number]

type DeliverySectionProps = {
  checkout: Checkout
  isRefreshing: boolean
  error: string | null
  slotKey: string | null
  onChoose: (id: number) => void
  onChooseSlot: (key: string) => void
}

/** How it is sent, what that costs and when it arrives; only what goes to the chosen address, or is collected. */
export function DeliverySection(props: DeliverySectionProps) {
  const { checkout, isRefreshing, error, slotKey, onChoose, onChooseSlot } = props
  const { say, money } = usePageSettings()
  const offered = checkout.deliveryMethods.filter(({ costRial }) => costRial !== null)
  const costOf = ({ kind, costRial, paidOnArrival }: Method) => {
    if (kind === 'collect') return say('CheckoutPostalNone')
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
            note: sayDelivery(method, { checkout, slotKey, say, culture: money.culture }),
            side: costOf(method),
            more: method.hasSlots && method.id === checkout.deliveryMethodId && !method.isFull && (
              <SlotChooser
                slots={method.promises}
                today={checkout.today}
                value={slotKey}
                onChoose={onChooseSlot}
              />
            ),
          }))}
          onChoose={onChoose}
          error={error}
        />
      )}
    </Step>
  )
}
