import { describe, expect, it } from 'vitest'
import { kindName, sayChanges } from './say-change.ts'

describe('a change in the audit log', () => {
  it('is told with the dashboard’s own names of fields and choices', () => {
    const changes = [
      { field: 'unitPriceRial', before: 1_000_000, after: null },
      { field: 'role', before: true, after: false },
    ]
    expect(sayChanges('prices:1', { changes }, 'toman')).toEqual([
      { field: expect.stringMatching(/[آ-ی]/), before: '۱۰۰,۰۰۰ تومان', after: 'خالی', isErased: false },
      { field: 'role', before: 'بله', after: 'خیر', isErased: false },
    ])
    const role = [{ field: 'role', before: 'editor', after: 'manager' }]
    expect(JSON.stringify(sayChanges('staff:1', { changes: role }, 'toman'))).not.toMatch(/editor|manager/)
  })

  it('of money is told in the unit of the shop, within rows too', () => {
    const rates = [{ upToGrams: 2_000, priceRial: 450_000, cities: [] }]
    const changes = [{ field: 'rates', before: [], after: rates }]
    const said = (unit: 'toman' | 'rial') => sayChanges('delivery-methods:1', { changes }, unit)[0]?.after
    expect(said('toman')).toBe('تا وزن (گرم): ۲,۰۰۰، هزینه: ۴۵,۰۰۰ تومان')
    expect(said('rial')).toContain('۴۵۰,۰۰۰ ریال')
    const long = [{ field: 'rates', before: null, after: '[{"priceRial":450000,… (0a1b2c3d4e5f)' }]
    const [change] = sayChanges('delivery-methods:1', { changes: long }, 'toman')
    expect(change?.after).toBe('فهرستی بلند (0a1b2c3d4e5f)')
  })

  it('of a secret or of an erased person tells no value', () => {
    const changes = [{ field: 'password' }, { field: 'name', erased: true }]
    expect(sayChanges('customer:4', { changes }, 'toman')).toEqual([
      { field: 'رمز عبور', isErased: false },
      { field: 'نام و نام خانوادگی', isErased: true },
    ])
  })

  it('is named by its collection, settings by their page', () => {
    expect(kindName('special-codes:3')).toMatch(/[آ-ی]/)
    expect(kindName('settings:shop-settings')).toBe('تنظیمات فروشگاه')
    expect(kindName('constructor:1')).toBeUndefined()
  })
})
