import { leastRial, type Rial, subtractRial } from '../money.ts'

/** What is to be paid: the total less the discount, which counts for no more than the total, so never below 0. */
export function payablePrice(totalPrice: Rial, totalDiscount: Rial): Rial {
  return subtractRial(totalPrice, leastRial(totalDiscount, totalPrice))
}
