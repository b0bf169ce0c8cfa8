import type { PricedBasket } from '@rasteh/shop-core/basket'
import {
  checkPostalCost,
  type Destination,
  type PaymentOptions,
  parcelWeightGrams,
  toPaymentOptions,
} from '@rasteh/shop-core/checkout'
import { choosePromise, isScheduled, openPromises } from '@rasteh/shop-core/delivery'
import { addRial, type PriceUnit, type Rial, ZERO_RIAL } from '@rasteh/shop-core/money'
import { isCollected } from '@rasteh/shop-core/payment'
import type { CheckoutFacts } from '@rasteh/shop-store/orders/checkout'

type Priced = { basket: PricedBasket; facts: CheckoutFacts; unit: PriceUnit; nowMs: number }
export type Choice = {
  addressId: string | null
  deliveryMethodId: number | null
  methodId: number | null
  /** The key of the promise that was shown (shop-core/delivery); null where none was chosen. */
  promiseKey?: string | null
}

/** The address that is meant: the one asked for, else the default one. */
export function findAddress({ addresses }: CheckoutFacts, addressId: string | null) {
  return addressId === null ? (addresses[0] ?? null) : (addresses.find(({ id }) => id === addressId) ?? null)
}

/** What each delivery method costs to a destination, and what it can promise now. */
export function postalCosts({ basket, facts, unit, nowMs }: Priced, destination: Destination | null) {
  const parcel = {
    weightGrams: parcelWeightGrams(basket.lines),
    payableRial: basket.totals.payablePriceRial,
    onlyDownloadable: basket.onlyDownloadable,
  }
  const holidays = new Set(facts.holidays)
  return facts.deliveryMethods.map((method) => {
    // What is collected needs no address; of what is sent nothing is known before there is one.
    const isKnown = destination !== null || isCollectMethod(method)
    const cost = isKnown ? checkPostalCost(method, { parcel, destination, unit }) : null
    const { schedule, taken } = method
    const promises = cost?.ok ? openPromises(schedule, { nowMs, holidays, taken }) : []
    return {
      method,
      cost,
      promises,
      isFull: Boolean(cost?.ok) && isScheduled(schedule) && promises.length === 0,
    }
  })
}

const isCollectMethod = ({ kind }: CheckoutFacts['deliveryMethods'][number]) => kind === 'collect'

/** Which payment methods are open for an amount. Banks that step aside come back when all others are aside too. */
export function offerPayment(
  { basket, facts }: Pick<Priced, 'basket' | 'facts'>,
  { postalRial, gateways }: { postalRial: Rial; gateways: ReadonlyMap<string, unknown> },
): PaymentOptions {
  const open = (banks: CheckoutFacts['banks']) => {
    const configured = banks.filter(({ gateway }) => gateways.has(gateway))
    const healthy = configured.filter(({ gateway }) => !facts.aside.includes(gateway))
    return (healthy.length > 0 ? healthy : configured).map(({ id }) => id)
  }
  return toPaymentOptions(
    {
      methods: facts.methods,
      bankIds: open(facts.banks),
      installmentBankIds: open(facts.installmentBanks),
      plans: facts.plans,
      hasCard: facts.cardNumber !== '',
    },
    {
      goodsRial: basket.totals.payablePriceRial,
      postalRial,
      onlyDownloadable: basket.onlyDownloadable,
    },
  )
}

/**
 * A checkout for what is chosen so far: the costs, the chosen delivery method and what it comes to. Whatever method of
 * sending is asked for, what is collected at the shop goes nowhere and costs no sending.
 */
export function chooseDelivery(
  priced: Priced,
  { addressId, deliveryMethodId, methodId, promiseKey = null }: Choice,
) {
  const { basket, facts } = priced
  const address = findAddress(facts, addressId)
  const costs = postalCosts(priced, address)
  // What is collected is offered to everybody: it is chosen, and never by itself while an address is missing.
  const offered = address ? costs.filter(({ cost }) => cost?.ok) : []
  const wanted = costs.find(({ method }) => method.id === deliveryMethodId)
  const chosen = basket.onlyDownloadable
    ? null
    : (wanted ?? (offered.length === 1 ? offered[0] : null) ?? null)
  const sentRial = chosen?.cost?.ok ? chosen.cost.value.costRial : ZERO_RIAL
  const isSent = !basket.onlyDownloadable && !isCollected(methodId)
  const postalRial = isSent ? sentRial : ZERO_RIAL
  return {
    isSent,
    /** Where it goes; what is collected at the shop goes nowhere. */
    address: isSent ? address : null,
    isCollected: isSent && chosen !== null && isCollectMethod(chosen.method),
    costs,
    chosen: isSent ? chosen : null,
    promise: chosen && choosePromise(chosen.method, { open: chosen.promises, wanted: promiseKey }),
    /** What sending would cost, to judge the methods that are not chosen. */
    sentRial,
    postalRial,
    payableRial: addRial(basket.totals.payablePriceRial, postalRial),
  }
}
