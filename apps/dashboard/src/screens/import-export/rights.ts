import { SHEET_KINDS, type SheetKind } from '@rasteh/shop-core/import-export'
import type { PayloadRequest } from 'payload'
import { isEditor } from '#access/is-editor.ts'
import { isManager } from '#access/is-manager.ts'

type Visitor = Pick<PayloadRequest, 'user'>

/** Texts are the editors' work too; the catalogue is the managers'. */
export const mayImportAndExport = (kind: SheetKind, req: Visitor): boolean =>
  kind === 'messages' ? isEditor({ req }) : isManager({ req })

export const kindsFor = (req: Visitor): SheetKind[] =>
  SHEET_KINDS.filter((kind) => mayImportAndExport(kind, req))
