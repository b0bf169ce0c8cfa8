import { propertyRuns } from '@rasteh/test-kit/property'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { FormValues } from '../form/field.ts'
import { checkBuiltForm } from './check-built-form.ts'
import { readBuiltFields } from './read-built-fields.ts'

const FACTS = { calendar: 'jalali', nowMs: Date.UTC(2026, 10, 17) } as const

/** Ten kinds of field, of which one is there only for those who choose «دورکاری». */
const FIELDS = readBuiltFields([
  { id: 'name', blockType: 'shortText', label: 'نام', required: true },
  { id: 'about', blockType: 'longText', label: 'درباره' },
  { id: 'mobile', blockType: 'mobile', label: 'موبایل', required: true },
  { id: 'email', blockType: 'email', label: 'ایمیل' },
  { id: 'code', blockType: 'nationalCode', label: 'کد ملی', required: true },
  { id: 'years', blockType: 'number', label: 'سابقه', min: 0, max: 50 },
  {
    id: 'work',
    blockType: 'choice',
    label: 'شیوه',
    required: true,
    options: [{ title: 'حضوری' }, { title: 'دورکاری' }],
  },
  {
    id: 'tools',
    blockType: 'choices',
    label: 'ابزار',
    options: [{ title: 'الف' }, { title: 'ب' }, { title: 'پ ۱' }],
  },
  { id: 'birth', blockType: 'date', label: 'تولد', required: true, isPast: true },
  { id: 'file', blockType: 'file', label: 'رزومه', required: true, accepts: ['pdf'] },
  { id: 'agreed', blockType: 'consent', label: 'می‌پذیرم', required: true },
  {
    id: 'city',
    blockType: 'shortText',
    label: 'شهر',
    required: true,
    showWhenField: 'شیوه',
    showWhenValue: 'دورکاری',
  },
])

/** What is typed into a field, and whether a person who knows the form would let it pass. */
type Typed = { given: FormValues; isRight: boolean }
const right = (...given: readonly FormValues[]) => given.map((values) => ({ given: values, isRight: true }))
const wrong = (...given: readonly FormValues[]) => given.map((values) => ({ given: values, isRight: false }))
const inField = (name: string, texts: readonly unknown[]) =>
  texts.map((text) => ({ [name]: text }) as FormValues)
const day = (birth: string, month: string, year: string) => ({
  birth,
  'birth-month': month,
  'birth-year': year,
})

const HOSTILE = [
  '<script>alert(1)</script>',
  "'; drop table shop.forms; --",
  '__proto__',
  '=cmd|x',
  '\u202e',
  '{{7*7}}',
]
const CASES: readonly (readonly Typed[])[] = [
  [
    ...right(...inField('name', ['سارا رضایی', ' Ali ', ...HOSTILE.slice(0, 4)])),
    ...wrong(...inField('name', ['', ' \u200c', '\u202e', 'a\nb', 'ن'.repeat(201)])),
  ],
  [
    ...right(...inField('about', ['', 'یک\nدو', 'ن'.repeat(5000)])),
    ...wrong(...inField('about', ['ن'.repeat(5001)])),
  ],
  [
    ...right(...inField('mobile', ['09123456789', '۰۹۱۲۳۴۵۶۷۸۹', '٠٩١٢٣٤٥٦٧٨٩', '+989123456789'])),
    ...wrong(...inField('mobile', ['', '0912', '021', '091234567890', ...HOSTILE])),
  ],
  [
    ...right(...inField('email', ['', 'sara@example.com'])),
    ...wrong(...inField('email', ['sara', 'a@b', 'a b@c.ir', ...HOSTILE.slice(0, 4)])),
  ],
  [
    ...right(...inField('code', ['0084575948', '۰۰۸۴۵۷۵۹۴۸', '٠٠٨٤٥٧٥٩٤٨'])),
    ...wrong(...inField('code', ['', '0084575947', '84575948', ...HOSTILE])),
  ],
  [
    ...right(...inField('years', ['', '0', '۵۰', '3.5'])),
    ...wrong(...inField('years', ['51', '-1', '1e3', '0x10', 'ده', ...HOSTILE.slice(0, 3)])),
  ],
  [
    ...right({ work: 'حضوری' }, { work: 'دورکاری', city: 'تبریز' }, { work: 'حضوری', city: 'ن'.repeat(900) }),
    ...wrong(
      { work: 'دورکاری' },
      { work: 'دورکاری', city: ' ' },
      { work: '' },
      { work: 'هر دو', city: 'x' },
      { work: 'حضوری\nدورکاری', city: 'x' },
    ),
  ],
  [
    ...right(...inField('tools', ['', 'الف', 'الف\n', 'الف\nپ ۱', 'پ ۱\nب\nالف'])),
    ...wrong(...inField('tools', ['د', 'الف\nالف', '\nالف\n\nب', 'constructor'])),
  ],
  [
    ...right(day('۱۵', '2', '١٣٧٠'), day('30', '12', '1399')),
    ...wrong(
      day('', '', ''),
      day('30', '12', '1400'),
      day('1', '1', '1500'),
      day('1', '13', '1370'),
      day('1', '0', '1370'),
      day('-1', '1', '1370'),
      day('1', '1', '1e3'),
    ),
  ],
  [
    ...right(...inField('file', ['رزومه.pdf', 'A.PDF'])),
    ...wrong(...inField('file', ['', 'a.jpg', 'pdf', 'a.pdf.exe', '.pdf', 'a.html'])),
  ],
  [...right({ agreed: 'yes' }), ...wrong({ agreed: '' }, { agreed: 'no' }, { agreed: 'true' })],
]

describe('a sent form', () => {
  it('is accepted exactly when all that it shows is right, in 1,000 of them', () => {
    const field = (cases: readonly Typed[]) => {
      const [rights, wrongs] = [true, false].map((is) => cases.filter(({ isRight }) => isRight === is))
      return fc.oneof(
        { weight: 12, arbitrary: fc.constantFrom(...(rights ?? [])) },
        { weight: 1, arbitrary: fc.constantFrom(...(wrongs ?? [])) },
      )
    }
    let accepted = 0
    fc.assert(
      fc.property(fc.tuple(...CASES.map(field)), (typed) => {
        const values = Object.assign({ unknown: 'x', constructor: 'x' }, ...typed.map(({ given }) => given))
        const outcome = checkBuiltForm(FIELDS, values, FACTS)
        expect(outcome.ok).toBe(typed.every(({ isRight }) => isRight))
        accepted += Number(outcome.ok)
      }),
      { ...propertyRuns(), numRuns: 1_000 },
    )
    expect(accepted).toBeGreaterThan(200)
    expect(accepted).toBeLessThan(800)
  })

  const sara = {
    name: ' سارا ',
    mobile: '+98۹۱۲۳۴۵۶۷۸۹',
    code: '۰۰۸۴۵۷۵۹۴۸',
    work: 'حضوری',
    tools: 'الف\nپ ۱',
    ...day('۱۵', '2', '۱۳۷۰'),
    file: 'رزومه.pdf',
    agreed: 'yes',
  }

  it('is kept as it is checked: labels, Latin digits where they are a number, Gregorian days', () => {
    expect(checkBuiltForm(FIELDS, sara, FACTS)).toEqual({
      ok: true,
      value: [
        { id: 'name', kind: 'shortText', label: 'نام', value: 'سارا' },
        { id: 'mobile', kind: 'mobile', label: 'موبایل', value: '09123456789' },
        { id: 'code', kind: 'nationalCode', label: 'کد ملی', value: '0084575948' },
        { id: 'work', kind: 'choice', label: 'شیوه', value: 'حضوری' },
        { id: 'tools', kind: 'choices', label: 'ابزار', value: ['الف', 'پ ۱'] },
        { id: 'birth', kind: 'date', label: 'تولد', value: '1991-05-05' },
        { id: 'file', kind: 'file', label: 'رزومه', value: 'رزومه.pdf' },
        { id: 'agreed', kind: 'consent', label: 'می‌پذیرم', value: 'yes' },
      ],
    })
  })

  it('drops what a condition hides and what nobody asked for', () => {
    const outcome = checkBuiltForm(FIELDS, { ...sara, city: 'تبریز', role: 'owner' }, FACTS)
    expect(outcome.ok && outcome.value.map(({ id }) => id)).not.toEqual(expect.arrayContaining(['city']))
    expect(JSON.stringify(outcome)).not.toContain('owner')
  })

  it('says of each field why it is refused', () => {
    const typed = {
      ...sara,
      name: '',
      mobile: '12',
      code: '1',
      years: '51',
      work: 'x',
      file: 'a.exe',
      agreed: '',
    }
    expect(checkBuiltForm(FIELDS, typed, FACTS)).toEqual({
      ok: false,
      refusal: {
        name: { kind: 'required' },
        mobile: { kind: 'not-a-mobile' },
        code: { kind: 'not-a-national-code' },
        years: { kind: 'not-between', min: 0, max: 50 },
        work: { kind: 'no-match' },
        file: { kind: 'file-format', allowed: ['pdf'] },
        agreed: { kind: 'required' },
      },
    })
  })
})

describe('a condition', () => {
  const option = (title: string) => ({ title })
  const chain = readBuiltFields([
    { id: 'a', blockType: 'choices', label: 'الف', options: [option('۱'), option('۲')] },
    { id: 'b', blockType: 'shortText', label: 'ب', required: true, showWhenField: 'الف', showWhenValue: '۲' },
    { id: 'c', blockType: 'shortText', label: 'پ', required: true, showWhenField: 'ب', showWhenValue: 'بله' },
  ])
  const namesOf = (values: FormValues) => {
    const outcome = checkBuiltForm(chain, values, FACTS)
    return Object.keys(outcome.ok ? {} : outcome.refusal)
  }

  it('is met by one of several choices', () => {
    expect(namesOf({ a: '۱\n۲' })).toEqual(['b'])
    expect(namesOf({ a: '۱' })).toEqual([])
  })

  it('is not met by a field that is hidden itself', () => {
    expect(namesOf({ a: '۲', b: 'بله' })).toEqual(['c'])
    expect(namesOf({ a: '۱', b: 'بله' })).toEqual([])
  })

  it('of a consent is met when it is given', () => {
    const fields = readBuiltFields([
      { id: 'a', blockType: 'consent', label: 'الف' },
      {
        id: 'b',
        blockType: 'shortText',
        label: 'ب',
        required: true,
        showWhenField: 'الف',
        showWhenValue: 'بله',
      },
    ])
    expect(checkBuiltForm(fields, { a: 'yes' }, FACTS).ok).toBe(false)
    expect(checkBuiltForm(fields, {}, FACTS).ok).toBe(true)
  })
})

describe('a day that may be left out', () => {
  const fields = readBuiltFields([{ id: 'd', blockType: 'date', label: 'روز' }])
  it.each([
    [{}, true],
    [{ d: '', 'd-month': '', 'd-year': '' }, true],
    [{ d: '1' }, false],
    [{ 'd-month': '3' }, false],
    [{ 'd-year': '1400' }, false],
    [{ d: '1', 'd-month': '3', 'd-year': '1410' }, true],
  ])('of %j is whole or empty: %s', (values, ok) => {
    expect(checkBuiltForm(fields, values, FACTS).ok).toBe(ok)
  })
})
