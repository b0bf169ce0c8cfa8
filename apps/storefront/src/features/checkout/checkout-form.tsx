'use client'

import type { ShownBasket } from '@rasteh/contracts/basket'
import type { Checkout } from '@rasteh/shop-client/order-from-wire'
import { isCollected } from '@rasteh/shop-core/payment'
import { TextField } from '@rasteh/ui/text-field'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Places } from '#features/addresses/public.ts'
import { basket as store } from '#features/basket/public-store.ts'
import { type Message, sayMessage } from '#page/islands/message.ts'
import { usePageSettings } from '#page/islands/page-settings.tsx'
import { AddressSection } from './address-section.tsx'
import styles from './checkout.module.css'
import { CodePanelForm } from './code-panel.tsx'
import { DeliverySection } from './delivery-section.tsx'
import { LinesSection } from './lines-section.tsx'
import { PaymentSection } from './payment-section.tsx'
import { PlaceForm } from './place-form.tsx'
import { Report } from './report.tsx'
import { ScoreChoice } from './score-choice.tsx'
import { Step } from './step.tsx'
import type { CheckoutState } from './use-checkout.ts'
import { useCodePanel } from './use-code-panel.ts'
import { usePlace } from './use-place.ts'

type CheckoutFormProps = {
  state: CheckoutState
  checkout: Checkout
  basket: ShownBasket
  places: Places
  /** Where the shop's rules are written; null where no manager wrote them. */
  rulesHref: string | null
}

/** All that is chosen before an order is made, and what the choice costs. */
export function CheckoutForm({ state, checkout, basket, places, rulesHref }: CheckoutFormProps) {
  const { say } = usePageSettings()
  const { selection, step, load, isRefreshing } = state
  const renew = () => void Promise.all([store.load(), load()])
  const code = useCodePanel({
    appliedCode: basket.totals?.specialCode ?? null,
    onChanged: renew,
    onRelease: () => step({ kind: 'code-applied' }),
  })
  const [slotKey, setSlotKey] = useState<string | null>(null)
  const placing = usePlace({
    checkout,
    selection,
    slotKey,
    onStale: renew,
    onSignedOut: () => location.reload(),
  })
  const said = (message: Message | null) => message && sayMessage(say, message)
  const collects = isCollected(selection.methodId)
  useBasketChange(basket, () => {
    placing.mend('lines')
    step({ kind: 'basket-changed' })
    code.step({ kind: 'basket-changed' })
    void load()
  })
  return (
    <div className={styles.page} aria-busy={isRefreshing}>
      <div className={styles.steps}>
        {checkout.needsAddress && !collects ? (
          <>
            <AddressSection
              places={places}
              addressId={checkout.addressId}
              receiver={{ name: checkout.customerName, mobile: checkout.customerMobile }}
              error={said(placing.refusalAt('address'))}
              onChoose={(addressId) => {
                placing.mend('address', 'delivery')
                void load({ addressId })
              }}
              onSignedOut={() => location.reload()}
            />
            <DeliverySection
              {...{ checkout, slotKey, isRefreshing }}
              error={said(placing.refusalAt('delivery'))}
              onChooseSlot={(key) => {
                placing.mend('delivery')
                setSlotKey(key)
              }}
              onChoose={(deliveryMethodId) => {
                placing.mend('delivery', 'address')
                void load({ deliveryMethodId })
              }}
            />
          </>
        ) : (
          <p className={styles.note} role="status">
            {say(collects ? 'CheckoutCollect' : 'CheckoutDownloads')}
          </p>
        )}
        <PaymentSection
          {...{ checkout, selection }}
          error={said(placing.refusalAt('payment'))}
          step={(event) => {
            placing.mend('payment', 'address', 'delivery')
            step(event)
          }}
        />
        <Step id="checkout-code" title={say('CheckoutCodeAndScore')} icon="star">
          <CodePanelForm {...code} />
          <ScoreChoice
            totals={basket.totals}
            onChanged={() => {
              step({ kind: 'basket-changed' })
              renew()
            }}
          />
          {placing.refusalAt('code') && (
            <p className={styles.refusal} role="alert">
              {said(placing.refusalAt('code'))}
            </p>
          )}
        </Step>
        <Step id="checkout-invoice" title={say('CheckoutInvoice')} icon="paper">
          <TextField
            label={say('CheckoutEconomicCode')}
            hint={say('CheckoutEconomicCodeHint')}
            name="economic-code"
            value={placing.economicCode}
            onChange={placing.setEconomicCode}
            isLtr
            inputMode="numeric"
            error={said(placing.refusalAt('invoice')) ?? undefined}
          />
        </Step>
      </div>
      <aside className={styles.side} aria-label={say('CheckoutReport')}>
        <LinesSection lines={basket.lines} refusal={said(placing.refusalAt('lines'))} />
        <Report
          {...{ checkout, isRefreshing }}
          taxRial={basket.totals?.totalTaxRial ?? 0}
          isCollected={collects}
        />
        <PlaceForm
          {...placing}
          {...{ checkout, selection, isRefreshing, rulesHref }}
          whole={said(placing.refusalAt('whole'))}
        />
      </aside>
    </div>
  )
}

/** Notices that the basket's contents changed, by any part of this page. */
function useBasketChange({ lines }: ShownBasket, onChange: () => void): void {
  const contents = lines.map(({ id, quantity }) => `${id}:${quantity}`).join(' ')
  const before = useRef(contents)
  const notify = useEffectEvent(onChange)
  useEffect(() => {
    if (before.current === contents) return
    before.current = contents
    notify()
  }, [contents])
}
