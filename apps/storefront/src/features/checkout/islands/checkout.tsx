'use client'

import { fillPath, PAGE_PATHS } from '@rasteh/contracts/paths'
import { Button } from '@rasteh/ui/button'
import { EmptyState } from '@rasteh/ui/empty-state'
import { LinkButton } from '@rasteh/ui/link-button'
import { SignIn } from '#features/account/public-sign-in.ts'
import type { Places } from '#features/addresses/public.ts'
import { basket as store, useBasket } from '#features/basket/public-store.ts'
import { island } from '#island'
import { usePageSettings } from '#page/islands/page-settings.tsx'
import styles from '../checkout.module.css'
import { CheckoutForm } from '../checkout-form.tsx'
import { CheckoutSkeleton } from '../checkout-skeleton.tsx'
import { OpenOrder } from '../open-order.tsx'
import { useCheckout } from '../use-checkout.ts'

/** The checkout in each of its states: waiting, no customer signed in, nothing to order, not to be had, or open. */
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
    const { openOrderId } = checkout
    return (
      <EmptyState
        icon="basket"
        title={openOrderId ? say('CheckoutOpenOrder') : say('EmptyBasket')}
        hint={openOrderId ? undefined : say('EmptyBasketHint')}
      >
        {openOrderId ? (
          <LinkButton href={fillPath(PAGE_PATHS.orderView, { orderId: openOrderId })}>
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
      {checkout.openOrderId && <OpenOrder orderId={checkout.openOrderId} />}
      <CheckoutForm state={state} checkout={checkout} basket={basket} places={places} rulesHref={rulesHref} />
    </>
  )
}

/** Signing in on this page: the basket stays, and the checkout goes on from here. */
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
