import { foldText } from '@rasteh/persian-text/fold'
import { accept, type Outcome, refuse } from '../outcome.ts'
import { columnsOf } from './column.ts'
import type { FileRefusal } from './refusals.ts'
import type { SheetKind } from './sheet-kind.ts'

/** Every name a column may go by, its written one first. */
export type HeaderNames = Readonly<Record<string, readonly string[]>>

/** The position of each known column. Unknown ones are named, so that a misspelt header is not silently left out. */
export type HeaderMap = { readonly at: ReadonlyMap<string, number>; readonly unknown: readonly string[] }

/**
 * Finds the columns of a kind in a header row, by Persian or Latin name in any spelling and order. A file without
 * the column that names the record, or with one column twice, is refused whole.
 */
export function matchHeaders(
  kind: SheetKind,
  header: readonly string[],
  names: HeaderNames,
): Outcome<HeaderMap, FileRefusal> {
  const keyOf = namesToKeys(kind, names)
  const at = new Map<string, number>()
  const unknown: string[] = []
  for (const [index, cell] of header.entries()) {
    if (cell.trim() === '') continue
    const key = keyOf.get(toHeaderKey(cell))
    if (key === undefined) unknown.push(cell.trim())
    else if (at.has(key)) return refuse({ kind: 'repeated-column', column: key })
    else at.set(key, index)
  }
  const missing = neededColumns(kind, at).filter((key) => !at.has(key))
  return missing.length > 0 ? refuse({ kind: 'missing-columns', columns: missing }) : accept({ at, unknown })
}

function neededColumns(kind: SheetKind, at: ReadonlyMap<string, number>): string[] {
  if (kind === 'products') return at.has('id') ? [] : ['sku']
  if (kind === 'stock') return ['sku', 'stock']
  return kind === 'messages' ? ['key'] : ['sku']
}

function namesToKeys(kind: SheetKind, names: HeaderNames): Map<string, string> {
  const pairs = columnsOf(kind).flatMap(({ key }) =>
    [key, ...(names[key] ?? [])].map((name) => [toHeaderKey(name), key] as const),
  )
  return new Map(pairs)
}

const toHeaderKey = (name: string) => foldText(name).replace(/[^\p{L}\p{N}]/gu, '')
