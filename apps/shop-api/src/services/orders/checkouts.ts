import type { WantedOrder } from '@rasteh/contracts/checkout'
import type { PaymentContext } from '@rasteh/payments/payment-context'
import { checkOrder, type OrderRefusal } from '@rasteh/shop-core/checkout'
import { toRial } from '@rasteh/shop-core/money'
import { accept, type Outcome, refuse } from '@rasteh/shop-core/outcome'
import { isPaymentMethodId } from '@rasteh/shop-core/payment'
import { loadBasket } from '@rasteh/shop-store/baskets/load-basket'
import { loadCheckoutFacts } from '@rasteh/shop-store/orders/checkout'
import { type Placed, placeOrder } from '@rasteh/shop-store/orders/place-order'
import type { Pool } from '@rasteh/shop-store/platform/pool'
import type { BasketCaller, Baskets } from '../baskets/basket-service.ts'
import { type PricedAnswer, priceLoaded } from '../baskets/price-loaded.ts'
import { TooBusy } from '../failures.ts'
import type { AccessRefusal } from '../refusals.ts'
import { draftOrder } from './draft-order.ts'
import { type Choice, chooseDelivery, offerPayment } from './offer-checkout.ts'
import { type Checkout, showCheckout } from './show-checkout.ts'

type Deps = {
  /** Placing has its own few connections, so that a rush of checkouts leaves baskets and pages alone. */
  checkoutPool: Pool
  baskets: Baskets
  payments: PaymentContext
  nowMs(): number
  /** Limits how many orders are placed at once. */
  limit: <Value>(job: () => Promise<Value>) => Promise<Value>
}
export type PlacedOrder = { orderId: string; number: number; attemptId: string | null }
export type PlaceRefusal = AccessRefusal | OrderRefusal
export type Checkouts = ReturnType<typeof createCheckouts>

/** How often an order is worked out again on a basket that changed meanwhile. */
const RETRIES = 20

export function createCheckouts(deps: Deps) {
  const { checkoutPool, baskets, payments, limit } = deps

  /** The caller's basket with everything that a checkout chooses from; null for guests. */
  async function read(caller: BasketCaller, idempotencyKey: string | null) {
    let loaded = await loadBasket(checkoutPool, { ...caller, wanted: [] })
    if (!loaded.customer) return null
    // A guest's basket is merged into its customer's first.
    if (loaded.guest) {
      await baskets.load(caller)
      loaded = await loadBasket(checkoutPool, { ...caller, wanted: [] })
      if (!loaded.customer) return null
    }
    const facts = await loadCheckoutFacts(checkoutPool, {
      customerId: loaded.customer.id,
      locale: caller.locale,
      specialCode: loaded.own?.specialCode ?? null,
      key: idempotencyKey,
    })
    const nowMs = deps.nowMs()
    const priced = priceLoaded(loaded, loaded.own ?? NO_BASKET, nowMs)
    return { loaded, facts, priced, nowMs, customerId: loaded.customer.id }
  }

  async function placeOnce(
    caller: BasketCaller,
    wanted: WantedOrder,
    culture: string,
  ): Promise<Outcome<PlacedOrder, PlaceRefusal> | 'again'> {
    const opened = await read(caller, wanted.idempotencyKey)
    if (!opened) return refuse({ kind: 'sign-in-required' })
    const { loaded, facts, priced, nowMs, customerId } = opened
    if (facts.earlier) return accept(facts.earlier)
    const { basket, source, code } = priced
    const { address, chosen, sentRial, isCollected, promise } = chooseDelivery(
      { basket, facts, unit: source.settings.priceUnit, nowMs },
      wanted,
    )
    const { methodId, bankId, installmentPlanId } = wanted
    const checked = checkOrder({
      basket,
      codeRefusal: code && !code.ok ? code.refusal : null,
      rulesAccepted: wanted.rulesAccepted,
      openOrderId: facts.openOrderId,
      hasAddress: address !== null || isCollected,
      postal: chosen?.cost ?? null,
      promise,
      selection: {
        methodId: methodId !== null && isPaymentMethodId(methodId) ? methodId : null,
        bankId,
        installmentPlanId,
      },
      options: offerPayment({ basket, facts }, { postalRial: sentRial, gateways: payments.gateways }),
      expectedPayableRial: toRial(wanted.expectedPayableRial),
      economicCode: wanted.economicCode,
    })
    if (!checked.ok) return checked
    if (!loaded.own) return refuse({ kind: 'basket-empty', openOrderId: facts.openOrderId })
    const placed = await placeOrder(
      checkoutPool,
      draftOrder({
        idempotencyKey: wanted.idempotencyKey,
        customerId,
        culture,
        own: loaded.own,
        settings: loaded.settings,
        basket,
        facts,
        checked: checked.value,
        address: isCollected ? null : address,
        delivery: chosen?.method ?? null,
        holdSeconds: payments.times.holdSeconds,
        nowMs,
      }),
    )
    return 'refusal' in placed ? toRefusal(placed, priced, chosen?.method.id ?? 0) : accept(placed)
  }

  return {
    /** What a checkout chooses from, and what the choice so far would cost. */
    async open(caller: BasketCaller, choice: Choice): Promise<Outcome<Checkout, AccessRefusal>> {
      const opened = await read(caller, null)
      if (!opened) return refuse({ kind: 'sign-in-required' })
      const { priced, facts, nowMs } = opened
      return accept(showCheckout({ ...priced, facts }, { choice, payments, nowMs }))
    },
    /** Makes an order of the caller's basket, once per idempotency key. */
    place: (caller: BasketCaller, wanted: WantedOrder, culture: string) =>
      limit(async () => {
        for (let attempts = 0; attempts < RETRIES; attempts += 1) {
          const outcome = await placeOnce(caller, wanted, culture)
          if (outcome === 'again') continue
          if (outcome.ok) payments.reached('order-placed')
          return outcome
        }
        throw new TooBusy('this basket is being changed by too many at once')
      }),
  }
}

const NO_BASKET = { id: '', handle: '', version: 0, lines: [], specialCode: null, usesScore: false }

/** What only the moment of writing could show, as a refusal of the rules; 'again' when the basket changed meanwhile. */
function toRefusal(
  { refusal, variantId }: Extract<Placed, { refusal: string }>,
  { basket }: PricedAnswer,
  deliveryMethodId: number,
): Outcome<never, OrderRefusal> | 'again' {
  switch (refusal) {
    case 'basket-changed':
      return 'again'
    case 'score-changed':
      return refuse({ kind: 'score-changed' })
    case 'delivery-full':
    case 'delivery-promise-changed':
      // The last place went to others a moment ago. There may be a later one: the page is shown it.
      return refuse({ kind: 'delivery-promise-changed', deliveryMethodId })
    case 'stock-exceeded': {
      const facts = basket.lines.find((line) => line.variantId === variantId)?.facts
      // What was left a moment ago went to others; the basket says how many are left now.
      const reason = { kind: 'stock-exceeded', stock: 0, unit: facts?.unitTitle ?? '' } as const
      return refuse({ kind: 'line-not-orderable', title: facts?.title ?? '', reason })
    }
    default:
      return refuse({ kind: 'code-refused', reason: refusal })
  }
}
