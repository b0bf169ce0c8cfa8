import { describe, expect, it } from 'vitest'
import { FORM_FIELDS_MAX } from './built-field.ts'
import { readBuiltFields } from './read-built-fields.ts'

const row = (more: object) => ({ id: 'a1', blockType: 'shortText', label: 'نام', ...more })

describe('the fields of a form as they are kept', () => {
  it('are read with what their kind needs', () => {
    const kept = [
      row({ required: true, width: 'half', hint: ' مانند شناسنامه ' }),
      row({
        id: 'b2',
        blockType: 'choice',
        label: 'شهر',
        options: [{ title: 'تهران' }, { title: 'تهران' }, { title: '' }],
      }),
      row({ id: 'c3', blockType: 'file', label: 'رزومه', accepts: ['pdf'] }),
      row({ id: 'd4', blockType: 'file', label: 'عکس' }),
    ]
    expect(readBuiltFields(kept)).toMatchObject([
      { id: 'a1', kind: 'shortText', label: 'نام', hint: 'مانند شناسنامه', isRequired: true, isHalf: true },
      { id: 'b2', kind: 'choice', options: ['تهران'], isRequired: false, isHalf: false },
      { id: 'c3', extensions: ['pdf'] },
      { id: 'd4', extensions: ['pdf', 'jpg', 'jpeg', 'png', 'webp'] },
    ])
  })

  it('depend on an earlier field alone, which is named by its label', () => {
    const depends = { showWhenField: 'نام', showWhenValue: 'سارا' }
    const kept = [
      row({ id: 'a0', label: 'پیش', ...depends }),
      row({}),
      row({ id: 'a2', label: 'پس', ...depends }),
      row({ id: 'a3', label: 'دیگر', showWhenField: 'نیست', showWhenValue: 'x' }),
    ]
    expect(readBuiltFields(kept).map(({ shownWhen }) => shownWhen)).toEqual([
      null,
      null,
      { field: 'a1', value: 'سارا' },
      null,
    ])
  })

  it.each([
    [null],
    ['x'],
    [{}],
    [[null, 3, row({ blockType: 'sign' }), row({ label: ' ' }), row({ id: '__proto__' })]],
  ])('are none of %j', (kept) => {
    expect(readBuiltFields(kept)).toEqual([])
  })

  it('are not endless', () => {
    const kept = Array.from({ length: 100 }, (_, index) => row({ id: `f${index}`, label: `f${index}` }))
    expect(readBuiltFields(kept)).toHaveLength(FORM_FIELDS_MAX)
  })
})
