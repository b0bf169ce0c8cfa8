import { describe, expect, it } from 'vitest'
import { conditionField, conditionValue, fewFiles, labelOnce } from './check-fields.ts'

const city = { blockType: 'choice', label: 'شهر', options: [{ title: 'تهران' }, { title: 'تبریز' }] }
const file = { blockType: 'file', label: 'رزومه' }
const street = (more: object = {}) => ({ blockType: 'shortText', label: 'خیابان', ...more })
const places = (own: object, fields: object[]) => ({ data: { fields }, siblingData: own })

describe('the fields of a form', () => {
  it('have labels of their own', () => {
    expect(labelOnce('شهر', places(city, [city, street()]))).toBe(true)
    expect(labelOnce(' شهر', places(city, [city, { ...street(), label: 'شهر ' }]))).toBe(
      'فیلد دیگری با همین عنوان هست.',
    )
  })

  it('depend on a field before them, by a value that it can have', () => {
    const own = street({ showWhenField: 'شهر', showWhenValue: 'تبریز' })
    expect(conditionField('شهر', places(own, [city, own]))).toBe(true)
    expect(conditionValue('تبریز', places(own, [city, own]))).toBe(true)
    expect(conditionValue('قم', places(own, [city, own]))).toBe('این مقدار از گزینه‌های آن فیلد نیست.')
  })

  it.each([
    ['behind them', 'شهر', [street(), city]],
    ['that is not there', 'استان', [city, street()]],
    ['that is themselves', 'خیابان', [street()]],
    ['for files', 'رزومه', [file, street()]],
  ])('depend on no field %s', (_, named, fields) => {
    expect(conditionField(named, places(street({ showWhenValue: 'x' }), fields))).not.toBe(true)
  })

  it('depend on nothing while nothing is written, and not on a half', () => {
    expect(conditionField('', places(street(), [street()]))).toBe(true)
    expect(conditionValue('', places(street(), [street()]))).toBe(true)
    expect(conditionField('', places(street({ showWhenValue: 'x' }), [street()]))).not.toBe(true)
    expect(conditionValue('', places(street({ showWhenField: 'شهر' }), [city, street()]))).not.toBe(true)
  })

  it('take three files at most', () => {
    const files = (count: number) => Array.from({ length: count }, () => file)
    expect(fewFiles(places(file, files(3)))).toBe(true)
    expect(fewFiles(places(file, files(4)))).not.toBe(true)
  })
})
