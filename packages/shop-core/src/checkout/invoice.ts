const INVOICED: readonly string[] = ['confirmed', 'shipped', 'delivered']

/** Says whether an order in this state has an invoice: what is not firm, or was given up, is no sale. */
export function hasInvoice(state: string): boolean {
  return INVOICED.includes(state)
}
