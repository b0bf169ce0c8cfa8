import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../services/settings.ts'
import { rowIdsIn, type SpecRow } from '../spec/coverage.ts'
import { reach, type SymbolId } from '../spec/symbols.ts'
import type { Mutant } from './find-mutants.ts'
import { isOfArea, type Link, says } from './link-rows.ts'

/** The rows that journeys name, each with the files of those journeys. */
export function journeyRows(): Map<string, string[]> {
  const files = execFileSync('git', ['ls-files', '--', 'apps/storefront/e2e/*.spec.ts'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
  const rows = new Map<string, string[]>()
  for (const file of files.trim().split('\n'))
    for (const row of new Set(rowIdsIn(readFileSync(join(ROOT, file), 'utf8'))))
      rows.set(row, [...(rows.get(row) ?? []), file])
  return rows
}

/** What runs in the browser: all that the storefront's islands and the dashboard's client components lead to. */
export function browserSymbols(product: ReadonlySet<SymbolId>): Set<SymbolId> {
  const files = [...new Set([...product].map((id) => id.split('#')[0] ?? ''))]
  return reach(files.filter(runsInBrowser).map((file): SymbolId => `${file}#*`))
}

function runsInBrowser(file: string): boolean {
  if (file.includes('/apps/storefront/')) return /\/islands\/[^/]+$/.test(file) && !file.includes('.server.')
  return file.includes('/apps/dashboard/') && /^'use client'/.test(readFileSync(file, 'utf8'))
}

/** The rows that a fault in the browser should break: they say its value and stand for the same part of the shop. */
export function browserLinks(
  mutant: Mutant,
  journeys: ReadonlyMap<string, string[]>,
  rows: readonly SpecRow[],
): Link[] {
  return rows
    .filter(
      ({ id, area, text }) => journeys.has(id) && isOfArea(mutant.file, area) && says(text, mutant.value),
    )
    .map(({ id }) => ({ row: id, files: journeys.get(id) ?? [] }))
}
