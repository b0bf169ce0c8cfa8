/** What the log of an order records. Staff and shoppers read it as the order's history. */
export const ORDER_LOG_KINDS = [
  'placed',
  'paid',
  'payment-failed',
  'stock-lost',
  'refund-due',
  'refund-asked',
  'refund-refused',
  'refund-void',
  'refunded',
  'expired',
  'revived',
  'cancelled',
  'approved',
  'shipped',
  'delivered',
  'note',
  'gift-added',
  'receipt-given',
  'doubt-ended',
  'tracking-corrected',
] as const
export type OrderLogKind = (typeof ORDER_LOG_KINDS)[number]

/** That the goods are with the customer: the time to give them back begins. */
export const ARRIVED_KINDS = ['delivered'] as const satisfies readonly OrderLogKind[]
