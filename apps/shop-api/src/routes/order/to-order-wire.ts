import type { OrdersWire, OrderWire } from '@rasteh/contracts/orders'
import { ADDED_PATHS, fillPath } from '@rasteh/contracts/paths'
import type { OrderDownload } from '@rasteh/shop-store/order-downloads'
import type { Order, OrderSummary } from '@rasteh/shop-store/orders'

type Bank = { id: number; title: string }
/** What only this moment can tell: the banks by which it may be paid, the files that it opens. */
type Besides = { banks: readonly Bank[]; downloads: readonly OrderDownload[] }

/** Writes an order as its shopper may know it. */
export function toOrderWire(order: Order, { banks, downloads }: Besides): OrderWire {
  return {
    Id: order.id,
    Number: order.number,
    State: order.state,
    IsPaid: order.isPaid,
    IsInDoubt: order.isInDoubt,
    PlacedAt: order.placedAt,
    HoldExpiresAt: order.state === 'awaiting-payment' ? order.holdExpiresAt : null,
    ServerNow: order.serverNow,
    PaymentMethodID: order.methodId,
    PaymentTitle: order.methodTitle,
    PriceUnit: order.priceUnit,
    PriceRial: order.priceRial,
    DiscountRial: order.discountRial,
    TaxRial: order.taxRial,
    PostalRial: order.postalRial,
    PayableRial: order.payableRial,
    DueRial: order.dueRial,
    SpecialCode: order.specialCode,
    ScoreEarned: order.scoreEarned,
    DeliveryTitle: order.deliveryTitle,
    PaidOnArrival: order.paidOnArrival,
    Address: order.address && {
      Receiver: order.address.receiver,
      Mobile: order.address.mobile,
      ProvinceId: order.address.provinceId,
      CityTitle: order.address.cityTitle,
      PostalCode: order.address.postalCode,
      Address: order.address.address,
    },
    Carrier: order.carrier,
    TrackingCode: order.trackingCode,
    ClosedReason: order.closedReason,
    ...listsOf(order),
    Downloads: downloads.map(({ fileId, title }) => ({
      Title: title,
      Url: fillPath(ADDED_PATHS.orderDownload, { id: order.id, file: fileId }),
    })),
    Banks: banks.map(({ id, title }) => ({ Id: id, Title: title })),
    CanCancel: order.state === 'awaiting-payment' && !order.isInDoubt,
    CanGiveReceipt:
      order.methodId === 2 && (order.state === 'awaiting-payment' || order.state === 'awaiting-approval'),
    CanChooseGift: order.canChooseGift,
  }
}

function listsOf({ lines, dues, attempts, events }: Order) {
  return {
    Lines: lines.map((line) => ({
      Position: line.position,
      ProductId: line.productId,
      VariantId: line.variantId,
      Title: line.title,
      Url: line.url,
      Picture: line.picture,
      UnitTitle: line.unitTitle,
      Quantity: line.quantity,
      UnitPriceRial: line.unitPriceRial,
      PriceRial: line.priceRial,
      DiscountRial: line.discountRial,
      TaxRial: line.taxRial,
      UserDescription: line.userDescription,
      AddonOf: line.addonOf,
      IsGift: line.isGift,
    })),
    Dues: dues.map(({ dueOn, amountRial, isPaid }) => ({
      DueOn: dueOn,
      AmountRial: amountRial,
      IsPaid: isPaid,
    })),
    Attempts: attempts.map((attempt) => ({
      State: attempt.state,
      BankTitle: attempt.bankTitle,
      AmountRial: attempt.amountRial,
      Reference: attempt.reference,
      Card: attempt.card,
      CreatedAt: attempt.createdAt,
    })),
    Events: events.map(({ kind, madeAt }) => ({ Kind: kind, MadeAt: madeAt })),
  }
}

/** Writes one page of a customer's orders; one more than a page was read to know whether there is another. */
export function toOrdersWire(orders: readonly OrderSummary[], page: number): OrdersWire {
  const shown = orders.slice(0, page)
  return {
    Orders: shown.map((order) => ({
      Id: order.id,
      Number: order.number,
      State: order.state,
      IsPaid: order.isPaid,
      IsInDoubt: order.isInDoubt,
      PlacedAt: order.placedAt,
      PayableRial: order.payableRial,
      PriceUnit: order.priceUnit,
      LineCount: order.lineCount,
      Pictures: order.pictures,
    })),
    NextCursor: orders.length > page ? (shown.at(-1)?.number ?? null) : null,
  }
}
