import type { ManagedOrdersWire, ManagedOrderWire } from '@rasteh/contracts/managed-orders'
import type { ManagedOrder } from '@rasteh/shop-store/reads/managed-order'
import type { OrderPage } from '@rasteh/shop-store/reads/order-list'

/** An order as managers' programs read it. */
export function toManagedOrderWire(order: ManagedOrder): ManagedOrderWire {
  const { customer, address } = order
  return {
    Id: order.id,
    Number: order.number,
    State: order.state,
    PaymentMethodID: order.methodId,
    PlacedAt: order.placedAt,
    PaidAt: order.paidAt,
    ShippedAt: order.shippedAt,
    PriceRial: order.priceRial,
    DiscountRial: order.discountRial,
    TaxRial: order.taxRial,
    PostalRial: order.postalRial,
    PayableRial: order.payableRial,
    DueRial: order.dueRial,
    SpecialCode: order.specialCode,
    ScoreSpent: order.scoreSpent,
    ScoreEarned: order.scoreEarned,
    DeliveryTitle: order.deliveryTitle,
    Carrier: order.carrier,
    TrackingCode: order.trackingCode,
    ClosedReason: order.closedReason,
    Receiver: address?.receiver ?? null,
    Mobile: address?.mobile ?? null,
    CityTitle: address?.cityTitle ?? null,
    PostalCode: address?.postalCode ?? null,
    Address: address?.address ?? null,
    Customer: { Id: customer.id, Name: customer.name, Mobile: customer.mobile, Email: customer.email },
    ...toParts(order),
  }
}

function toParts(order: ManagedOrder): Pick<ManagedOrderWire, 'Lines' | 'Dues' | 'Attempts' | 'Events'> {
  return {
    Lines: order.lines.map((line) => ({
      Position: line.position,
      ProductId: line.productId,
      Title: line.title,
      UnitTitle: line.unitTitle,
      Quantity: line.quantity,
      UnitPriceRial: line.unitPriceRial,
      PriceRial: line.priceRial,
      DiscountRial: line.discountRial,
      TaxRial: line.taxRial,
      UserDescription: line.userDescription,
      IsGift: line.isGift,
    })),
    Dues: order.dues.map(({ position, dueOn, amountRial, paidAt }) => ({
      Position: position,
      DueOn: dueOn,
      AmountRial: amountRial,
      PaidAt: paidAt,
    })),
    Attempts: order.attempts.map((attempt) => ({
      Number: attempt.number,
      BankTitle: attempt.bankTitle,
      AmountRial: attempt.amountRial,
      State: attempt.state,
      Reference: attempt.reference,
      TakenRial: attempt.takenRial,
      TakenReference: attempt.takenReference,
      RefundRial: attempt.refundRial,
      Card: attempt.card,
      RefundState: attempt.refundState,
      CreatedAt: attempt.createdAt,
    })),
    Events: order.events.map(({ kind, madeBy, staffName, madeAt, note }) => ({
      Kind: kind,
      MadeBy: madeBy,
      StaffName: staffName,
      MadeAt: madeAt,
      Note: note,
    })),
  }
}

export function toManagedOrdersWire({ orders, nextCursor }: OrderPage): ManagedOrdersWire {
  return {
    Orders: orders.map((order) => ({
      Id: order.id,
      Number: order.number,
      State: order.state,
      PaymentMethodID: order.methodId,
      IsPaid: order.isPaid,
      PlacedAt: order.placedAt.toISOString(),
      PayableRial: order.payableRial,
      RefundRial: order.refundRial,
      Name: order.name,
      Mobile: order.mobile,
      CityTitle: order.cityTitle,
      Units: order.units,
    })),
    NextCursor: nextCursor,
  }
}
