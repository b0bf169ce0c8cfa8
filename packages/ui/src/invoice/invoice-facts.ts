/** A line of an order as its invoice names it. */
export type InvoiceLine = {
  position: number
  title: string
  unitTitle: string
  quantity: number
  unitPriceRial: number
  priceRial: number
  discountRial: number
  taxPercent: number
  taxRial: number
  userDescription: string | null
  isGift: boolean
}

/** What an invoice needs of an order. Moments are ISO texts. */
export type InvoiceOrder = {
  number: number
  placedAt: string
  paidAt: string | null
  methodId: number
  economicCode: string | null
  postalRial: number
  payableRial: number
  address: { receiver?: string; mobile?: string; postalCode?: string } | null
  customer: { name: string | null; mobile: string | null }
  lines: readonly InvoiceLine[]
}

export type InvoiceSeller = {
  /** The URL of its logo. */
  logo: string | null
  name: string | null
  address: string | null
  phone: string | null
  economicCode: string | null
}

type Heads =
  | 'row'
  | 'description'
  | 'quantity'
  | 'unit'
  | 'unitPrice'
  | 'price'
  | 'discount'
  | 'afterDiscount'
type Parties = 'seller' | 'buyer' | 'name' | 'economicCode' | 'phone' | 'address' | 'postalCode'
type Sums = 'taxPercent' | 'tax' | 'total' | 'sum' | 'postal' | 'payable' | 'inWords' | 'inRials'
type Details =
  | 'invoice'
  | 'number'
  | 'date'
  | 'gift'
  | 'method'
  | 'paid'
  | 'unpaid'
  | 'signSeller'
  | 'signBuyer'

export type InvoiceTexts = Readonly<Record<Heads | Parties | Sums | Details, string>> & {
  readonly methods: Readonly<Record<number, string>>
}
