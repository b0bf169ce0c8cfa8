import type { PricedBasket, PricedLine } from '@rasteh/shop-core/basket'
import { type CheckedOrder, toPlanTerms } from '@rasteh/shop-core/checkout'
import { firstState } from '@rasteh/shop-core/order'
import { type PaymentMethod, toPaymentMethod } from '@rasteh/shop-core/payment'
import type { KeptAddress } from '@rasteh/shop-store/accounts/addresses'
import type { LoadedBasket } from '@rasteh/shop-store/baskets/load-basket'
import type { CheckoutFacts } from '@rasteh/shop-store/orders/checkout'
import type { OrderLineDraft, Placing } from '@rasteh/shop-store/orders/place-order'

const DAY_SECONDS = 24 * 60 * 60

type Given = {
  idempotencyKey: string
  customerId: number
  culture: string
  own: NonNullable<LoadedBasket['own']>
  settings: LoadedBasket['settings']
  basket: PricedBasket
  facts: CheckoutFacts
  checked: CheckedOrder
  address: KeptAddress | null
  delivery: { id: number; title: string } | null
  holdSeconds: number
  nowMs: number
}

/** The rows of an order, from what the rules decided: everything is written down as it is at this moment. */
export function draftOrder(given: Given): Placing {
  const { own, basket, facts, checked, settings, address, delivery } = given
  const { payment, postal, payableRial, promise } = checked
  const { totals } = basket
  const plan = planOf(given)
  const dueRial = plan ? plan.downPaymentRial : payableRial
  const attempt = dueRial > 0 ? gatewayOf(facts, payment) : null
  return {
    order: {
      key: given.idempotencyKey,
      customerId: given.customerId,
      basketId: own.id,
      basketVersion: own.version,
      state: firstState({ methodId: payment.methodId, dueRial, payableRial }),
      methodId: payment.methodId,
      installmentPlanId: payment.installmentPlanId,
      culture: given.culture,
      priceUnit: settings.priceUnit,
      priceRial: totals.totalPriceWithoutTaxRial,
      normalDiscountRial: totals.normalDiscountRial,
      codeDiscountRial: totals.specialCodeDiscountRial,
      scoreDiscountRial: totals.scoreDiscountRial,
      discountRial: totals.totalDiscountRial,
      taxRial: totals.totalTaxRial,
      postalRial: postal.costRial,
      payableRial,
      dueRial,
      specialCode: own.specialCode,
      codeId: own.specialCode === null ? null : facts.codeId,
      scoreSpent:
        totals.scoreDiscountRial === 0 ? 0 : Math.ceil(totals.scoreDiscountRial / settings.priceOfScoreRial),
      deliveryMethodId: delivery?.id ?? null,
      deliveryTitle: delivery?.title ?? null,
      promisedDay: promise?.day ?? null,
      promisedFrom: promise?.fromHour ?? null,
      promisedTo: promise?.toHour ?? null,
      paidOnArrival: postal.paidOnArrival,
      address: address && { ...address, isDefault: undefined },
      economicCode: checked.economicCode,
    },
    lines: toLines(basket.lines),
    dues: plan?.dues.map((due, index) => ({ position: index + 1, ...due })) ?? [],
    attempt,
    holdSeconds: attempt ? given.holdSeconds : DAY_SECONDS,
  }
}

function planOf({ facts, checked, settings, nowMs }: Given) {
  const plan = facts.plans.find(({ id }) => id === checked.payment.installmentPlanId)
  return plan ? toPlanTerms(plan, checked.payableRial, { nowMs, unit: settings.priceUnit }) : null
}

/** The bank of an online payment; a plan's down payment goes by the first bank that is open. */
function gatewayOf(facts: CheckoutFacts, { methodId, bankId }: CheckedOrder['payment']): Placing['attempt'] {
  const banks: Partial<Record<PaymentMethod, CheckoutFacts['banks']>> = {
    bank: facts.banks,
    'installment-bank': facts.installmentBanks,
    'installment-plan': facts.banks.filter(({ gateway }) => !facts.aside.includes(gateway)),
  }
  const method = toPaymentMethod(methodId)
  const offered = (method && banks[method]) ?? []
  const bank = bankId === null ? offered[0] : offered.find(({ id }) => id === bankId)
  return bank ? { gateway: bank.gateway, bankTitle: bank.title } : null
}

function toLines(lines: readonly PricedLine[]): OrderLineDraft[] {
  const positionOf = new Map(lines.map(({ id }, index) => [id, index + 1]))
  return lines.map((line, index) => ({
    position: index + 1,
    productId: line.productId,
    variantId: line.variantId,
    addonOf: line.addonOf === null ? null : (positionOf.get(line.addonOf) ?? null),
    productType: line.facts?.productType ?? 0,
    title: line.facts?.title ?? '',
    unitTitle: line.facts?.unitTitle ?? '',
    picture: line.facts?.picture ?? null,
    userDescription: line.userDescription || null,
    quantity: line.quantity,
    unitPriceRial: line.unitPriceRial ?? 0,
    priceRial: line.linePriceRial,
    discountRial: line.discountRial,
    taxPercent: line.facts?.taxPercent ?? 0,
    taxRial: line.taxRial,
  }))
}
