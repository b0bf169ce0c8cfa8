import type { PaymentAsked } from '../gateway.ts'

type Line = NonNullable<PaymentAsked['lines']>[number]

/** The payment with its lines; what the lines do not make up (post, tax, discounts) is beside them: the sums agree. */
export function toRequest({
  amountRial,
  attemptNumber,
  mobile,
  returnUrl,
  lines = [],
  description,
}: PaymentAsked) {
  const given = lines.length > 0 ? lines : [{ title: description, quantity: 1, amountRial }]
  const itemsRial = given.reduce((sum, line) => sum + line.amountRial, 0)
  const besideRial = amountRial - itemsRial
  return {
    amount: amountRial,
    ...(besideRial < 0 ? { discountAmount: -besideRial } : {}),
    mobile: mobile?.replace(/^0/, '+98') ?? '',
    paymentMethodTypeDto: 'INSTALLMENT',
    transactionId: String(attemptNumber),
    returnURL: returnUrl,
    cartList: [
      {
        cartId: attemptNumber,
        totalAmount: itemsRial + Math.max(besideRial, 0),
        shippingAmount: Math.max(besideRial, 0),
        isShipmentIncluded: true,
        taxAmount: 0,
        isTaxIncluded: true,
        cartItems: given.map(toItem),
      },
    ],
  }
}

/** An item's amount is that of one: a line that does not divide evenly goes as one piece. */
function toItem({ title, quantity, amountRial }: Line, index: number) {
  const divides = amountRial % quantity === 0
  return {
    id: index + 1,
    name: divides ? title : `${title} × ${quantity}`,
    count: divides ? quantity : 1,
    amount: divides ? amountRial / quantity : amountRial,
    category: 'کالا',
  }
}
