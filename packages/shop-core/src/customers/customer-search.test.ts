import { describe, expect, it } from 'vitest'
import { toCustomerSearch } from './customer-search.ts'

describe('what a manager types to find a customer', () => {
  it.each([
    '۰۹۱۲ ۰۰۰ ۰۰۰۰',
    '+98 912 000 0000',
    '00989120000000',
    '+98 (0) 912-000-0000',
    '٠٩١٢٠٠٠٠٠٠٠',
    '9120000000',
    '989120000000',
  ])('%s is one mobile', (typed) => {
    expect(toCustomerSearch(typed)).toMatchObject({ mobile: '09120000000', mobilePart: null, words: null })
  })

  it('takes the last digits that somebody says', () => {
    expect(toCustomerSearch('۴۵ ۶۷')).toMatchObject({ mobile: null, mobilePart: '4567', orderNumber: 4567 })
  })

  it('takes ten digits for a national code and for an order', () => {
    expect(toCustomerSearch('۰۰۸۴۵۷۵۹۴۸')).toMatchObject({
      nationalCode: '0084575948',
      mobilePart: '0084575948',
      orderNumber: 84_575_948,
    })
  })

  it('takes long figures for the code of a parcel alone', () => {
    expect(toCustomerSearch('۲۱۸۶۰۰۴۰۲۰۰۳۱۲۴۵۶۷۸۹')).toEqual({
      mobile: null,
      mobilePart: null,
      nationalCode: null,
      orderNumber: null,
      trackingCode: '21860040200312456789',
      words: null,
      receiver: null,
    })
  })

  it.each([
    ['  كاظِمي ', 'کاظمی'],
    ['می‌رزا', 'میرزا'],
    ['Sara@Example.com', 'sara@example.com'],
  ])('folds %s as names are folded', (typed, words) => {
    expect(toCustomerSearch(typed)).toMatchObject({ words, mobile: null })
  })

  it.each(['', '   ', 'سا', '۱۲۳', '\0', '%%%%', '____', 'ا ب پ ت'])(
    'does not look for %j, which would be half the shop',
    (typed) => {
      expect(toCustomerSearch(typed)).toBeNull()
    },
  )

  it('reads the first hundred characters of a page that was pasted', () => {
    expect(toCustomerSearch('س'.repeat(1_000_000))?.words).toHaveLength(100)
  })
})
