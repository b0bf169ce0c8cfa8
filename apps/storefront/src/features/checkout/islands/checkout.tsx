'use client'

import { fillPath, PAGE_PATHS } from '@rasteh/contracts/paths'
import { Button } from '@rasteh/ui/button'
import { EmptyState } from '@rasteh/ui/empty-state'
import { LinkButton } from '@rasteh/ui/link-button'
import { island } from '#island'
import { SignIn } from '../../../page/account/sign-in.tsx'
import type { Places } from '../../../page/address/places.ts'
import { basket as store, useBasket } from '../../../page/islands/basket.ts'
import { usePageSettings } from '../../../page/islands/page-settings.tsx'
import styles from '../checkout.module.css'
import { CheckoutForm } from '../checkout-form.tsx'
import { CheckoutSkeleton } from '../checkout-skeleton.tsx'
import { OpenOrder } from '../open-order.tsx'
import { useCheckout } from '../use-checkout.ts'

/** The checkout in each of its states: waiting, nobody signed in, nothing to order, not to be had, or open. */
export function Checkout({ places, rulesHref }: { places: Places; rulesHref: string | null }) {
  const { say } = usePageSettings()
  const { phase: basketPhase, basket } = useBasket()
  const state = useCheckout()
  const { phase, checkout, load } = state
  const isBasketRead = basketPhase === 'read'
  if (phase === 'signed-out') return <SignInFirst />
  if (phase === 'failed' || basketPhase === 'unreachable') {
    return (
      <EmptyState icon="warning" title={say('NetworkFailed')}>
        <Button
          kind="secondary"
          onPress={() => {
            void load()
            void store.load()
          }}
        >
          {say('TryAgain')}
        </Button>
      </EmptyState>
    )
  }
  if (!checkout || !isBasketRead) return <CheckoutSkeleton label={say('Loading')} />
  if (basket.lines.length === 0) {
    const { OpenOrderId } = checkout
    return (
      <EmptyState
        icon="basket"
        title={OpenOrderId ? say('CheckoutOpenOrder') : say('EmptyBasket')}
        hint={OpenOrderId ? undefined : say('EmptyBasketHint')}
      >
        {OpenOrderId ? (
          <LinkButton href={fillPath(PAGE_PATHS.orderView, { orderId: OpenOrderId })}>
            {say('CheckoutOpenOrderGo')}
          </LinkButton>
        ) : (
          <LinkButton href={PAGE_PATHS.home}>{say('ContinueShopping')}</LinkButton>
        )}
      </EmptyState>
    )
  }
  return (
    <>
      {checkout.OpenOrderId && <OpenOrder orderId={checkout.OpenOrderId} />}
      <CheckoutForm state={state} checkout={checkout} basket={basket} places={places} rulesHref={rulesHref} />
    </>
  )
}

/** The way in, in place: the basket stays, and the page goes on from here. */
function SignInFirst() {
  const { say } = usePageSettings()
  return (
    <div className={styles.signIn}>
      <p className={styles.quiet}>{say('CheckoutSignInHint')}</p>
      <SignIn onEntered={() => location.reload()} />
    </div>
  )
}

export default island('checkout/checkout', Checkout, 'load')
