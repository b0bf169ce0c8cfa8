import { describe, expect, it } from 'vitest'
import { kindName, sayChanges } from './say-change.ts'

describe('a change in the audit log', () => {
  it('is told with the dashboard’s own names of fields and choices', () => {
    const changes = [
      { field: 'unitPriceRial', before: 1_000_000, after: null },
      { field: 'role', before: true, after: false },
    ]
    expect(sayChanges('prices:1', { changes })).toEqual([
      { field: expect.stringMatching(/[آ-ی]/), before: '۱,۰۰۰,۰۰۰', after: 'خالی', isErased: false },
      { field: 'role', before: 'بله', after: 'خیر', isErased: false },
    ])
    const role = [{ field: 'role', before: 'editor', after: 'manager' }]
    expect(JSON.stringify(sayChanges('staff:1', { changes: role }))).not.toMatch(/editor|manager/)
  })

  it('of a secret or of an erased person tells no value', () => {
    const changes = [{ field: 'password' }, { field: 'name', erased: true }]
    expect(sayChanges('customer:4', { changes })).toEqual([
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
