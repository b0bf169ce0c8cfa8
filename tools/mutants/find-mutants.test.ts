import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT } from '../services/settings.ts'
import { mutantsOf, withMutant } from './find-mutants.ts'
import { instrument } from './instrument.ts'
import { says } from './link-rows.ts'

const limits = join(ROOT, 'packages/shop-core/src/search-box/search-box-limits.ts')

describe('the faults of a file', () => {
  it('make each of its figures one more and one less', () => {
    const mutants = mutantsOf(limits).filter(({ symbol }) => symbol.endsWith('#SEARCH_DEBOUNCE_MS'))
    expect(mutants.map(({ value, text }) => [value, text])).toEqual([
      ['800', '801'],
      ['800', '799'],
    ])
  })

  it('are none in tests', () => {
    expect(mutantsOf(limits.replace('.ts', '.test.ts'))).toEqual([])
  })

  it('are put in without touching anything else', () => {
    const [mutant] = mutantsOf(limits)
    expect(withMutant('x'.repeat(mutant?.start ?? 0), { ...mutant, end: 0, text: '7' } as never)).toMatch(
      /^x*7x*$/,
    )
  })
})

describe('a source with its faults switched off', () => {
  const at = (start: number, end: number, id: string, text: string) =>
    ({ id, file: '', line: 1, start, end, symbol: '#a', value: '', text }) as const

  it('is the same until one is switched on', () => {
    const code = instrument('[800, 5]', [at(1, 4, 'a', '801'), at(1, 4, 'b', '799'), at(6, 7, 'c', '6')])
    const read = (on?: string) => {
      const place = globalThis as { __mutant?: string | undefined }
      place.__mutant = on
      // biome-ignore lint/security/noGlobalEval: the text is this test's own.
      return globalThis.eval(code) as number[]
    }
    expect([read(), read('a'), read('b'), read('c')]).toEqual([
      [800, 5],
      [801, 5],
      [799, 5],
      [800, 6],
    ])
    read()
  })

  it('keeps a property by its name', () => {
    expect(instrument('{ Term: 1 }', [at(2, 6, 'a', 'TermOther')])).toBe(
      '{ [globalThis.__mutant === "a" ? "TermOther" : "Term"]: 1 }',
    )
  })
})

describe('a row', () => {
  it.each([
    ['The search debounce is 800 ms.', '800', true],
    ['kept for 12 hours (43,200,000 ms)', '43200000', true],
    ['at 1800 px', '800', false],
    ['holds Term.', 'Term', true],
    ['holds Terms.', 'Term', false],
    ['May carry x-less-than-min.', 'x-less-than-min', true],
    ['[= S9.80]', '80', false],
  ])('“%s” says %s: %s', (text, value, isSaid) => {
    expect(says(text, value)).toBe(isSaid)
  })
})
