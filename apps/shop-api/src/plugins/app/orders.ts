import type { WantedOrder } from '@rasteh/contracts/checkout'
import type { PaymentRoom } from '@rasteh/payments/payment-room'
import { checkOrder, isPaymentMethodId, type OrderRefusal } from '@rasteh/shop-core/checkout'
import { toRial } from '@rasteh/shop-core/money'
import { accept, type Outcome, refuse } from '@rasteh/shop-core/outcome'
import { loadBasket } from '@rasteh/shop-store/baskets'
import { type CheckoutFacts, loadCheckoutFacts } from '@rasteh/shop-store/checkout'
import { type Placed, placeOrder } from '@rasteh/shop-store/orders'
import { openPool } from '@rasteh/shop-store/pool'
import fp from 'fastify-plugin'
import { draftOrder } from '../../checkout/draft-order.ts'
import { chooseDelivery, offerPayment } from '../../checkout/offer-checkout.ts'
import { TooBusy } from '../../http/answer-errors.ts'
import type { BasketCaller } from './basket-service.ts'
import { inLine } from './in-line.ts'
import { type PricedAnswer, priceLoaded } from './price-loaded.ts'

export type PlacedOrder = { orderId: string; number: number; attemptId: string | null }
export type Checkout = PricedAnswer & { facts: CheckoutFacts; customerId: number }

declare module 'fastify' {
  interface FastifyInstance {
    payments: PaymentRoom
    orders: {
      /** The caller's basket with all that a checkout chooses from; null for whoever is not signed in. */
      open(caller: BasketCaller, key?: string): Promise<Checkout | null>
      /** Makes an order of the caller's basket, once per key. Null for whoever is not signed in. */
      place(
        caller: BasketCaller,
        wanted: WantedOrder,
        culture: string,
      ): Promise<Outcome<PlacedOrder, OrderRefusal> | null>
    }
  }
}

/** How often an order is worked out anew on a basket that changed meanwhile. */
const TRIES = 20

/** Placing has its own few connections, so that a rush at the counter leaves baskets and pages alone. */
export const orders = fp(async (app) => {
  const { databaseUrl, checkoutPlaces, checkoutWaiting, origin, payments } = app.settings
  const counter = openPool({
    url: databaseUrl,
    name: 'rasteh-checkout',
    max: checkoutPlaces,
    deadlineMs: 10_000,
  })
  app.addHook('onClose', () => counter.end())
  const { serve, look } = inLine({
    places: checkoutPlaces,
    waiting: checkoutWaiting,
    onRefused: () => app.metrics?.checkoutRefused(),
  })
  app.metrics?.watchCheckout(look)
  const room: PaymentRoom = { ...payments, database: app.database, origin, reached }
  app.decorate('payments', room)
  function reached(point: Parameters<PaymentRoom['reached']>[0]) {
    app.metrics?.stepReached(point)
    payments.reached(point)
  }

  async function read(caller: BasketCaller, key: string | null) {
    let loaded = await loadBasket(counter, { ...caller, wanted: [] })
    if (!loaded.customer) return null
    // A guest's basket that meets its customer is brought home first.
    if (loaded.guest) {
      await app.baskets.load(caller)
      loaded = await loadBasket(counter, { ...caller, wanted: [] })
      if (!loaded.customer) return null
    }
    const facts = await loadCheckoutFacts(counter, {
      customerId: loaded.customer.id,
      locale: caller.locale,
      specialCode: loaded.own?.specialCode ?? null,
      key,
    })
    const nowMs = app.nowMs()
    const priced = priceLoaded(loaded, loaded.own ?? NO_BASKET, nowMs)
    return { loaded, facts, priced, nowMs, customerId: loaded.customer.id }
  }

  async function placeOnce(caller: BasketCaller, wanted: WantedOrder, culture: string) {
    const opened = await read(caller, wanted.key)
    if (!opened) return null
    const { loaded, facts, priced, nowMs, customerId } = opened
    if (facts.earlier) return accept(facts.earlier)
    const { basket, source, code } = priced
    const { address, chosen, sentRial } = chooseDelivery(
      { basket, facts, unit: source.settings.priceUnit },
      wanted,
    )
    const { methodId, bankId, installmentPlanId } = wanted
    const checked = checkOrder({
      basket,
      codeRefusal: code && !code.ok ? code.refusal : null,
      rulesAccepted: wanted.rulesAccepted,
      openOrderId: facts.openOrderId,
      hasAddress: address !== null,
      postal: chosen?.cost ?? null,
      selection: {
        methodId: methodId !== null && isPaymentMethodId(methodId) ? methodId : null,
        bankId,
        installmentPlanId,
      },
      options: offerPayment({ basket, facts }, { postalRial: sentRial, gateways: room.gateways }),
      expectedPayableRial: toRial(wanted.expectedPayableRial),
      economicCode: wanted.economicCode,
    })
    if (!checked.ok) return checked
    if (!loaded.own) return refuse<OrderRefusal>({ kind: 'basket-empty', openOrderId: facts.openOrderId })
    const placed = await placeOrder(
      counter,
      draftOrder({
        key: wanted.key,
        customerId,
        culture,
        own: loaded.own,
        settings: loaded.settings,
        basket,
        facts,
        checked: checked.value,
        address,
        delivery: chosen?.method ?? null,
        holdSeconds: room.times.holdSeconds,
        nowMs,
      }),
    )
    return 'refusal' in placed ? toRefusal(placed, priced) : accept(placed)
  }

  app.decorate('orders', {
    async open(caller, key) {
      const opened = await read(caller, key ?? null)
      return opened && { ...opened.priced, facts: opened.facts, customerId: opened.customerId }
    },
    place: (caller, wanted, culture) =>
      serve(async () => {
        for (let tries = 0; tries < TRIES; tries += 1) {
          const outcome = await placeOnce(caller, wanted, culture)
          if (outcome !== 'again') {
            if (outcome?.ok) room.reached('order-placed')
            return outcome
          }
        }
        throw new TooBusy('this basket is being changed by too many at once')
      }),
  })
})

const NO_BASKET = { id: '', handle: '', version: 0, lines: [], specialCode: null, usesScore: false }

/** What only the moment of writing could tell, in the words of the rules; 'again' when the basket moved meanwhile. */
function toRefusal(
  { refusal, variantId }: Extract<Placed, { refusal: string }>,
  { basket }: PricedAnswer,
): Outcome<never, OrderRefusal> | 'again' {
  switch (refusal) {
    case 'basket-changed':
      return 'again'
    case 'score-changed':
      return refuse({ kind: 'score-changed' })
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
