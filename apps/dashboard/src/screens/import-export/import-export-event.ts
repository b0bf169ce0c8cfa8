import type { RowAction, RowCounts, SheetKind } from '@rasteh/shop-core/import-export'

export type ImportExportStage = 'sending' | 'reading' | 'checking' | 'saving' | 'writing' | 'undoing'
export type UndoShown = { restored: number; removed: number; trashed: number; kept: number }

/** A line of the answer to a long work: how far it is, or what came of it. */
export type ImportExportEvent =
  | { kind: 'stage'; stage: ImportExportStage; done?: number; of?: number }
  | { kind: 'refused'; reason: string }
  | { kind: 'failed' }
  | { kind: 'import'; import: ImportShown }
  | { kind: 'undone'; import: ImportShown; counts: UndoShown }

export type ImportShown = {
  id: string
  sheet: SheetKind
  fileName: string
  madeBy: string
  madeAt: string
  state: 'checked' | 'applied' | 'undone'
  counts: RowCounts
  unknownColumns: string[]
  isLast: boolean
}

/** A row of the result with what it says in words. */
export type RowShown = { rowNo: number; action: RowAction; label: string; details: string[] }
