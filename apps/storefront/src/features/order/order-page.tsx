import { PAGE_PATHS } from '@rasteh/contracts/paths'
import type { Say } from '@rasteh/messages/say'
import type { OrderReturns } from '@rasteh/shop-client/return-calls'
import type { PaymentSettings } from '@rasteh/shop-store/reads/shop-settings'
import { EmptyState } from '@rasteh/ui/empty-state'
import { LinkButton } from '@rasteh/ui/link-button'
import OrderSignIn from './islands/order-sign-in.tsx'
import OrderView from './islands/order-view.tsx'
import type { CurrentUserOrder } from './load-current-user-order.ts'

/** How long a page without scripts waits before it asks again for an order whose payment is pending verification. */
const LOOK_AGAIN_SECONDS = 10

type OrderPageProps = {
  own: CurrentUserOrder
  returns?: OrderReturns | null
  settings: PaymentSettings
  say: Say
}

/** The page of an order: for its owner alone, and true with scripts or without. */
export function OrderPage({ own, returns = null, settings, say }: OrderPageProps) {
  if (own.kind === 'signed-out') return <OrderSignIn />
  if (own.kind === 'not-found') {
    return (
      <EmptyState icon="box" title={say('OrderNotFound')} hint={say('OrderNotFoundHint')}>
        <LinkButton href={PAGE_PATHS.profileOrders}>{say('Orders')}</LinkButton>
      </EmptyState>
    )
  }
  if (own.kind === 'failed') {
    return (
      <EmptyState icon="warning" title={say('NetworkFailed')}>
        <LinkButton href="?" kind="secondary">
          {say('TryAgain')}
        </LinkButton>
      </EmptyState>
    )
  }
  const { cardNumber, cardOwner, vpnCheck } = settings
  return (
    <>
      {own.order.isPendingVerification && (
        <noscript>
          <meta httpEquiv="refresh" content={String(LOOK_AGAIN_SECONDS)} />
        </noscript>
      )}
      <OrderView
        initial={own.order}
        returns={returns}
        card={{ number: cardNumber, owner: cardOwner }}
        vpnCheck={vpnCheck}
      />
    </>
  )
}
