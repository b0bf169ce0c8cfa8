import type { OrdersWire, OrderWire } from '@rasteh/contracts/orders'
import { ADDED_PATHS, fillPath } from '@rasteh/contracts/paths'
import type { Order } from '@rasteh/shop-store/orders/load-order'
import { holdEndOf, offersCancel, wantsReceipt } from '../../services/orders/order-rights.ts'
import type { OrdersPage, ShownOrder } from '../../services/orders/orders.ts'

/** Writes an order as its shopper may know it. */
export function toOrderWire({ order, banks, downloads }: ShownOrder): OrderWire {
  return {
    Id: order.id,
    Number: order.number,
    State: order.state,
    IsPaid: order.isPaid,
    IsInDoubt: order.isPaymentPending,
    PlacedAt: order.placedAt,
    HoldExpiresAt: holdEndOf(order),
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
    Promise: order.promise && {
      Day: order.promise.day,
      FromHour: order.promise.fromHour,
      ToHour: order.promise.toHour,
    },
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
    CanCancel: offersCancel(order),
    CanGiveReceipt: wantsReceipt(order),
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

/** Writes one page of a customer's orders. */
export function toOrdersWire({ orders, nextCursor }: OrdersPage): OrdersWire {
  return {
    Orders: orders.map((order) => ({
      Id: order.id,
      Number: order.number,
      State: order.state,
      IsPaid: order.isPaid,
      IsInDoubt: order.isPaymentPending,
      PlacedAt: order.placedAt,
      PayableRial: order.payableRial,
      PriceUnit: order.priceUnit,
      LineCount: order.lineCount,
      Pictures: order.pictures,
    })),
    NextCursor: nextCursor,
  }
}
