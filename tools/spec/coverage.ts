import { readFileSync } from 'node:fs'

export type SpecRow = { id: string; area: string; level: string; text: string; sameAs: string[] }

export function readRows(file: string): SpecRow[] {
  const [, ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n')
  return lines.map((line) => {
    const [id = '', area = '', level = '', text = ''] = line.split('\t')
    return { id, area, level, text, sameAs: rowIdsIn(/\[= ([^\]]+)\]/.exec(text)?.[1] ?? '') }
  })
}

/** The rows that have a written reason in place of a test. */
export function readLegacy(file: string): Set<string> {
  const lines = readFileSync(file, 'utf8').split('\n')
  return new Set(lines.flatMap((line) => /^\| (S[1-9]\.\d{2,3}) \| \S/.exec(line)?.[1] ?? []))
}

/** The ids of rows that a text holds, wherever they stand. */
export function rowIdsIn(text: string): string[] {
  return text.match(/\bS[1-9]\.\d{2,3}\b/g) ?? []
}

export type Coverage = { byTest: SpecRow[]; byReason: SpecRow[]; unproven: SpecRow[] }

/** A row is proven by a test that names it, by the rows it repeats, or by its reason. */
export function coverageOf(
  rows: SpecRow[],
  proven: ReadonlySet<string>,
  reasons: ReadonlySet<string>,
): Coverage {
  const isTested = ({ id, sameAs }: SpecRow) =>
    proven.has(id) || (sameAs.length > 0 && sameAs.every((same) => proven.has(same)))
  const open = rows.filter((row) => !isTested(row))
  return {
    byTest: rows.filter(isTested),
    byReason: open.filter(({ id }) => reasons.has(id)),
    unproven: open.filter(({ id }) => !reasons.has(id)),
  }
}

/** The line that closes the count. */
export function closingLine({ byTest, byReason, unproven }: Coverage): string {
  const all = byTest.length + byReason.length + unproven.length
  return `${byTest.length} by test, ${byReason.length} by reason, of ${all}`
}
