import fc from 'fast-check'

/** Values at the edges of what a field may hold, and beyond them. */
export const strangeValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.integer(),
  fc.double(),
  fc.string({ unit: 'binary', maxLength: 40 }).map((text) => text.toWellFormed()),
  fc.boolean(),
  fc.constantFrom<unknown>(
    null,
    '',
    ' ',
    '۱۲',
    '٣',
    'ك‌ي',
    -1,
    0,
    1.5,
    2 ** 31 - 1,
    2 ** 31,
    2 ** 53,
    -(2 ** 63),
    '99999999999999',
    '9223372036854775808',
    '1e309',
    '0x1f',
    'NaN',
    '__proto__',
    'constructor',
    '[object Object]',
    '\u202e\u2066',
    '%00',
    "'; select 1; --",
    'a'.repeat(5_000),
    '2026-02-30',
    '1405/13/40',
    '0000-00-00T00:00:00Z',
    '+275760-09-13T00:00:00.001Z',
    '275761-01-01',
  ),
  fc.constantFrom<unknown>([], {}, [null], [[]], { id: {} }, { equals: 1 }, ['a', 'b'], { fa: 'الف' }),
)

/** Text that no column takes: NUL and halves of a character. */
export const brokenText = fc.constantFrom('\u0000', 'a\u0000b', '\ud800', 'x\udfff', '\ud83d', '\ufffe\uffff')

/** A value that may be what is wanted: mostly is, sometimes is strange. */
export function mostly<Value>(wanted: fc.Arbitrary<Value>, strangeIn = 8): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: strangeIn, arbitrary: wanted as fc.Arbitrary<unknown> },
    { weight: 1, arbitrary: strangeValue },
  )
}

/** The names of rows that exist, of the caller and of other people, as requests name them. */
export type Known = {
  readonly ids: readonly number[]
  readonly uuids: readonly string[]
  texts: readonly string[]
}

/** An id that may be somebody's. */
export function someId({ ids, uuids }: Known): fc.Arbitrary<unknown> {
  return fc.oneof(fc.constantFrom(...ids), fc.constantFrom(...uuids), strangeValue)
}
