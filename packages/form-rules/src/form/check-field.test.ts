import { describe, expect, it } from 'vitest'
import { checkField } from './check-field.ts'
import type { Field, FieldKind, FieldValue, Rule } from './field.ts'

const field = (kind: FieldKind, ...rules: Rule[]): Field => ({ kind, rules })
const refusalOf = (described: Field, value: FieldValue) => {
  const outcome = checkField(described, value)
  return outcome.ok ? undefined : outcome.refusal
}

describe('required', () => {
  it('is checked first, wherever it is written [S5.02]', () => {
    const described = field('text', { rule: 'func', name: 'never' }, { rule: 'email' }, { rule: 'required' })
    expect(refusalOf(described, ' ')).toEqual({ kind: 'required' })
  })

  it.each(['1', '12', 3])('accepts the value %s of a select [S5.03]', (value) => {
    expect(refusalOf(field('select', { rule: 'required' }), value)).toBeUndefined()
  })

  it.each(['0', 0, '-1', '', null, undefined, 'abc'])('refuses the value %s of a select [S5.03]', (value) => {
    expect(refusalOf(field('select', { rule: 'required' }), value)).toEqual({ kind: 'required' })
  })

  it('needs a checkbox to be checked [S5.04]', () => {
    const described = field('checkbox', { rule: 'required' })
    expect([true, false, undefined, 'on'].map((value) => refusalOf(described, value)?.kind)).toEqual([
      undefined,
      'required',
      'required',
      'required',
    ])
  })

  it.each(['', '  ', '\t\n', '\u200c', '\u200f', '\u00a0'])(
    'refuses the text %j, empty once normalised [S5.05]',
    (text) => {
      expect(refusalOf(field('text', { rule: 'required' }), text)).toEqual({ kind: 'required' })
    },
  )

  it('accepts text that has content [S5.05]', () => {
    expect(refusalOf(field('text', { rule: 'required' }), ' سارا ')).toBeUndefined()
  })

  it('asks a file field for a file', () => {
    expect(refusalOf(field('file', { rule: 'required' }), null)).toEqual({ kind: 'no-file' })
    expect(refusalOf(field('file', { rule: 'required' }), { name: 'a.jpg' })).toBeUndefined()
  })
})

describe('lengths', () => {
  it('refuse content shorter than minlen [S5.07]', () => {
    const described = field('text', { rule: 'minlen', count: 3 })
    expect([refusalOf(described, 'سا'), refusalOf(described, 'سار')]).toEqual([
      { kind: 'too-short', count: 3 },
      undefined,
    ])
  })

  it('leave an empty field to required [S5.08 S5.10]', () => {
    const described = field('text', { rule: 'minlen', count: 3 }, { rule: 'maxlen', count: -1 })
    expect([refusalOf(described, ''), refusalOf(described, '  ')]).toEqual([undefined, undefined])
  })

  it('refuse content longer than maxlen [S5.09]', () => {
    const described = field('text', { rule: 'maxlen', count: 3 })
    expect([refusalOf(described, 'سارا'), refusalOf(described, 'سار')]).toEqual([
      { kind: 'too-long', count: 3 },
      undefined,
    ])
  })

  it('count characters as a reader does', () => {
    expect(refusalOf(field('text', { rule: 'maxlen', count: 1 }), '🌹')).toBeUndefined()
  })
})

describe('content rules', () => {
  const rules: [Rule, accepted: string, refused: string, kind: string][] = [
    [{ rule: 'number' }, '1,250.5', 'abc', 'not-a-number'],
    [{ rule: 'email' }, 'sara@example.com', 'sara', 'not-an-email'],
    [{ rule: 'contactNumber' }, '09123456789', '0912', 'not-a-mobile'],
    [{ rule: 'intlContactNumber' }, '+14155552671', '12', 'not-a-phone'],
    [{ rule: 'username' }, '09123456789', 'sara', 'not-a-username'],
    [{ rule: 'intlUsername' }, '+14155552671', 'sara', 'not-an-intl-username'],
    [{ rule: 'nationalCode' }, '0013542419', '0013542418', 'not-a-national-code'],
  ]

  it.each(rules)('%o accepts %s and refuses %s', (rule, accepted, refused, kind) => {
    const described = field('text', rule)
    expect([refusalOf(described, accepted), refusalOf(described, refused)]).toEqual([undefined, { kind }])
  })

  it.each(rules)('%o leaves an empty field to required [S5.59]', (rule) => {
    expect(refusalOf(field('text', rule), ' ')).toBeUndefined()
  })

  it.each(['۰۹۱۲۳۴۵۶۷۸۹', '+۹۸۹۱۲۳۴۵۶۷۸۹'])(
    'convert the Persian digits of %s before checking [S5.33]',
    (text) => {
      expect(checkField(field('text', { rule: 'contactNumber' }), text).ok).toBe(true)
    },
  )

  it('convert digits for every rule, a regex of Latin digits too [S5.33 S5.34]', () => {
    const described = field('text', { rule: 'regex', pattern: '^[0-9]{4}$' })
    expect([refusalOf(described, '۱۲۳۴'), refusalOf(described, '١٢٣٤')]).toEqual([undefined, undefined])
    expect(checkField(described, '١٢٣٤')).toEqual({ ok: true, value: '1234' })
  })

  it('match the expression of regex [S5.16]', () => {
    const described = field('text', { rule: 'regex', pattern: '^[آ-ی ]+$' })
    expect([refusalOf(described, 'سارا کریمی'), refusalOf(described, 'Sara')]).toEqual([
      undefined,
      { kind: 'no-match' },
    ])
  })

  it('let regex name letters by their script', () => {
    const described = field('text', { rule: 'regex', pattern: '^\\p{Script=Arabic}+$' })
    expect([refusalOf(described, 'سارا'), refusalOf(described, 'Sara')]).toEqual([
      undefined,
      { kind: 'no-match' },
    ])
  })

  it('keep a number between two others [S5.18]', () => {
    const described = field('text', { rule: 'between', min: 1, max: 31 })
    expect([refusalOf(described, '۳۱'), refusalOf(described, '32')]).toEqual([
      undefined,
      { kind: 'not-between', min: 1, max: 31 },
    ])
  })

  it('take only files of the allowed extensions', () => {
    const described = field('file', { rule: 'extension', allowed: ['jpg'] })
    expect([{ name: 'a.JPG' }, { name: 'a.exe' }, null].map((file) => refusalOf(described, file))).toEqual([
      undefined,
      { kind: 'file-format', allowed: ['jpg'] },
      undefined,
    ])
  })
})

describe('rules that look beyond the field', () => {
  it('run the named custom check [S5.17]', () => {
    const described = field('text', { rule: 'func', name: 'isEven' })
    const checks = { isEven: (text: string) => Number(text) % 2 === 0 }
    expect(checkField(described, '۴', { checks })).toEqual({ ok: true, value: '4' })
    expect(checkField(described, '5', { checks })).toEqual({
      ok: false,
      refusal: { kind: 'check-failed', name: 'isEven' },
    })
  })

  it.each(['isOdd', 'constructor'])('complain when the check %s was not passed in', (name) => {
    expect(() => checkField(field('text', { rule: 'func', name }), '1')).toThrow(name)
  })

  it.each([
    [
      { rule: 'compare', field: 'email' },
      { kind: 'not-the-same', field: 'email' },
    ],
    [{ rule: 'passwordCompare', field: 'email' }, { kind: 'passwords-differ' }],
  ] as const)(
    '%o needs the same value as the other field, also when empty [S5.19 S5.60]',
    (rule, refusal) => {
      const described = field('text', rule)
      expect(checkField(described, 'a', { values: { email: 'a' } }).ok).toBe(true)
      expect(checkField(described, 'b', { values: { email: 'a' } })).toEqual({ ok: false, refusal })
      expect(checkField(described, '', { values: { email: 'a' } })).toEqual({ ok: false, refusal })
      expect(checkField(described, 'b')).toEqual({ ok: false, refusal })
    },
  )
})
