import { readFileSync } from 'node:fs'

export type SpecRow = { id: string; area: string; level: string; text: string; sameAs: string[] }

export function readRows(file: string): SpecRow[] {
  const [, ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n')
  return lines.map((line) => {
    const [id = '', area = '', level = '', text = ''] = line.split('\t')
    return { id, area, level, text, sameAs: sameAsOf(text) }
  })
}

/** The rows that have a written reason in place of a test. */
export function readLegacy(file: string): Set<string> {
  const lines = readFileSync(file, 'utf8').split('\n')
  return new Set(lines.flatMap((line) => /^\| (S[1-9]\.\d{2,3}) \| \S/.exec(line)?.[1] ?? []))
}

/** The ids of rows that a test's name holds. */
export function rowIdsIn(name: string): string[] {
  return name.match(/\bS[1-9]\.\d{2,3}\b/g) ?? []
}

export type Coverage = { unproven: SpecRow[]; byReason: number; provenCount: number }

/** A row is proven by a passed test that names it, by the rows it repeats, or by its reason. */
export function coverageOf(
  rows: SpecRow[],
  proven: ReadonlySet<string>,
  reasons: ReadonlySet<string>,
): Coverage {
  const byTest = ({ id, sameAs }: SpecRow) =>
    proven.has(id) || (sameAs.length > 0 && sameAs.every((same) => proven.has(same)))
  const tested = rows.filter(byTest)
  const reasoned = rows.filter((row) => !byTest(row) && reasons.has(row.id))
  const unproven = rows.filter((row) => !byTest(row) && !reasons.has(row.id))
  return { unproven, byReason: reasoned.length, provenCount: tested.length + reasoned.length }
}

function sameAsOf(text: string): string[] {
  return rowIdsIn(/\[= ([^\]]+)\]/.exec(text)?.[1] ?? '')
}
