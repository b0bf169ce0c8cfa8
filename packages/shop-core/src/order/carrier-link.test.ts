import { describe, expect, it } from 'vitest'
import { carrierLink } from './carrier-link.ts'

const POST = '218600402003124567891234'

describe('the page on which a carrier says where a parcel is', () => {
  it.each([
    ['پست پیشتاز', POST, `https://tracking.post.ir/?id=${POST}`],
    ['پست سفارشي', '۲۱۸۶۰۰۴۰۲۰۰۳۱۲۴۵۶۷۸۹', 'https://tracking.post.ir/?id=21860040200312456789'],
    ['تيپاكس', '۴۴۱۲۳۴۵۶۷', 'https://tipaxco.com/tracking?id=441234567'],
    ['الوپیک', 'a1B2c3', 'https://tracking.alopeyk.com/#/a1B2c3'],
  ])('of %s for %s is %s', (carrier, code, page) => {
    expect(carrierLink(carrier, code)).toBe(page)
  })

  it.each([
    ['a carrier without one', 'پیک فروشگاه', POST],
    ['a number that the post never gives', 'پست پیشتاز', '12345'],
    ['a code that would leave the address', 'تیپاکس', '"><script>'],
    ['no carrier', null, POST],
    ['no code', 'پست پیشتاز', null],
  ])('is none for %s', (_, carrier, code) => {
    expect(carrierLink(carrier, code)).toBeNull()
  })
})
