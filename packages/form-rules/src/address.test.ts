import { describe, expect, it } from 'vitest'
import { checkAddress } from './address.ts'

const home = {
  title: 'خانه',
  receiver: 'سارا رضایی',
  mobile: '+۹۸۹۱۲۳۴۵۶۷۸۹',
  province: '8',
  city: '12',
  postalCode: '۱۹۶۹۸۳۳۱۱۴',
  address: 'خیابان ولیعصر، کوچهٔ ۳، پلاک ۱۲',
}

describe('an address', () => {
  it('is kept with its numbers in Latin digits and its own text as it was written', () => {
    expect(checkAddress(home)).toEqual({
      ok: true,
      value: {
        title: 'خانه',
        receiver: 'سارا رضایی',
        mobile: '09123456789',
        cityId: 12,
        postalCode: '1969833114',
        address: 'خیابان ولیعصر، کوچهٔ ۳، پلاک ۱۲',
      },
    })
  })

  it.each([
    [{ mobile: '0912' }, { mobile: { kind: 'not-a-mobile' } }],
    [{ postalCode: '1111111111' }, { postalCode: { kind: 'not-a-postal-code' } }],
    [{ city: '0' }, { city: { kind: 'required' } }],
    [{ receiver: '' }, { receiver: { kind: 'required' } }],
    [{ address: 'کوتاه' }, { address: { kind: 'too-short', count: 10 } }],
  ])('is refused with %j', (wrong, refusal) => {
    expect(checkAddress({ ...home, ...wrong })).toEqual({ ok: false, refusal })
  })
})
