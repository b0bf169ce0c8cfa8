import { describe, expect, it } from 'vitest'
import { isKeyAllowed, type KeyFilter, toAllowedText } from './keys.ts'

const FILTERS: KeyFilter[] = ['number', 'contact', 'decimal']
const press = (filter: KeyFilter, key: string, text = '') => isKeyAllowed(filter, { key, text })

describe.each(FILTERS)('a %s field', (filter) => {
  it.each(['0123456789', '۰۱۲۳۴۵۶۷۸۹', '٠١٢٣٤٥٦٧٨٩'])('lets the digits %s in', (digits) => {
    expect(Array.from(digits, (digit) => press(filter, digit))).toEqual(Array(10).fill(true))
  })

  it('lets backspace work', () => {
    expect(press(filter, 'Backspace')).toBe(true)
  })

  it.each(['a', 'ش', ' ', '-', ',', '/', 'e', '٬', '٫', '😀'])('keeps the key %j out', (key) => {
    expect(press(filter, key)).toBe(false)
  })

  it.each(['Tab', 'Enter', 'ArrowLeft', 'Delete', 'Home', 'F5', 'Unidentified'])('lets %s work', (key) => {
    expect(press(filter, key)).toBe(true)
  })

  it('lets shortcuts such as copy and paste work', () => {
    expect(isKeyAllowed(filter, { key: 'v', text: '', ctrlKey: true })).toBe(true)
    expect(isKeyAllowed(filter, { key: 'v', text: '', metaKey: true })).toBe(true)
  })
})

describe('key filters', () => {
  it('let a plus into contact fields only', () => {
    expect(FILTERS.map((filter) => press(filter, '+'))).toEqual([false, true, false])
  })

  it('let a dot into decimal fields only', () => {
    expect(FILTERS.map((filter) => press(filter, '.'))).toEqual([false, false, true])
  })

  it('keep a second dot out of a decimal field', () => {
    expect(press('decimal', '.', '1.2')).toBe(false)
  })

  it.each([
    ['number', '1,250 تومان', '1250'],
    ['contact', '+۹۸ (912) 345-6789', '+۹۸9123456789'],
    ['decimal', '1.2.3 kg', '1.23'],
  ] as const)('leave of %s text %j pasted in only %j', (filter, pasted, kept) => {
    expect(toAllowedText(filter, pasted)).toBe(kept)
  })
})
