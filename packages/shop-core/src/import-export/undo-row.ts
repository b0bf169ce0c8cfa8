import type { SheetRecord } from './column.ts'

/**
 * Says whether the fields that an import wrote still stand as it wrote them. Stock is left out: it moves with every
 * sale, and is put back by a difference.
 */
export function isUnchanged(written: SheetRecord, now: SheetRecord): boolean {
  return Object.entries(written).every(
    ([key, value]) => key === 'stock' || key === 'reason' || (now[key] ?? null) === value,
  )
}
