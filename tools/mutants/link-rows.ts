import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { ROOT } from '../services/settings.ts'
import type { SpecRow } from '../spec/coverage.ts'
import { reach, type SymbolId } from '../spec/symbols.ts'
import { touchedBy, writtenTests } from '../spec/test-symbols.ts'
import type { Mutant } from './find-mutants.ts'

/** A test that names rows: where it is, what it calls itself, and all that this leads to. */
type NamingTest = {
  file: string
  rows: readonly string[]
  touched: ReadonlySet<SymbolId>
  reached: () => ReadonlySet<SymbolId>
}
export type Link = { row: string; files: string[] }

/** Every test outside the browser that names rows in its own title. */
export function namingTests(): NamingTest[] {
  const files = execFileSync(
    'git',
    ['grep', '--untracked', '-lE', 'S[1-9]\\.[0-9]{2,3}', '--', '*.test.ts', '*.test.tsx'],
    { cwd: ROOT, encoding: 'utf8' },
  ).split('\n')
  return files
    .filter((file) => file && !file.startsWith('tools/spec/') && !file.includes('.opensearch.'))
    .flatMap((file) =>
      writtenTests(join(ROOT, file)).flatMap(({ rows, symbols }) => {
        if (!rows || rows.length === 0) return []
        const touched = new Set(touchedBy(symbols))
        let all: ReadonlySet<SymbolId> | null = null
        return [{ file, rows, touched, reached: () => (all ??= reach(touched)) }]
      }),
    )
}

/**
 * The rows that a fault should break. A row is meant when a test that names it asks for the constant itself, or when the
 * row says the very value, describes the same part of the shop, and its test leads to the constant.
 */
export function linksOf(mutant: Mutant, tests: NamingTest[], rows: readonly SpecRow[]): Link[] {
  const isConstant = /#[A-Z][A-Z\d_]+$/.test(mutant.symbol)
  const saying = new Map(rows.filter(({ text }) => says(text, mutant.value)).map((row) => [row.id, row]))
  const links = new Map<string, Set<string>>()
  for (const test of tests) {
    const isTouched = test.touched.has(mutant.symbol)
    const named = test.rows.filter((id) => {
      const row = saying.get(id)
      if (isTouched) return row !== undefined || (isConstant && test.rows.length === 1)
      return row !== undefined && isOfArea(mutant.file, row.area) && test.reached().has(mutant.symbol)
    })
    for (const row of named) links.set(row, (links.get(row) ?? new Set()).add(test.file))
  }
  return [...links].map(([row, files]) => ({ row, files: cheapest([...files]) }))
}

/** Where the parts of the shop have their figures and names, beside the folder that is called like the part. */
const AREAS: Readonly<Record<string, RegExp>> = {
  account: /account|profile|registration/,
  basket: /basket|quantity|cart/,
  captcha: /captcha|feedback|comment/,
  checkout: /checkout|payment|orders/,
  comments: /comment/,
  files: /files/,
  'links-module': /links/,
  payment: /payment|checkout/,
  platform: /platform/,
  quantity: /quantity|basket|cart/,
  roles: /\/me|roles|access/,
  shell: /shell|menu|lightbox|notices|ui\//,
  validation: /form-rules/,
}
const SHARED = /refusal-as-http|answer-errors|\/headers|\/cookies|\/paths\//

export function isOfArea(file: string, area: string): boolean {
  return SHARED.test(file) || (AREAS[area]?.test(file) ?? file.includes(area))
}

/** Says whether a row holds a value as a word of its own: 43200000 also as 43,200,000. */
export function says(text: string, value: string): boolean {
  const isNumber = /^\d+(\.\d+)?$/.test(value)
  const words = isNumber ? text.replaceAll(/(\d),(?=\d{3})/g, '$1') : text
  const escaped = value.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const [before, after] = isNumber ? ['(?<![\\d.SA-Z])', '(?![\\d]|\\.\\d)'] : ['(?<![\\w-])', '(?![\\w/-])']
  return new RegExp(`${before}${escaped}${after}`).test(words)
}

/** Tests of rules before those with a database, and no more than are needed. */
function cheapest(files: string[]): string[] {
  const quick = files.filter((file) => !file.includes('.db.'))
  return (quick.length > 0 ? quick : files).slice(0, 3)
}
