import type { FileRefusal, SheetRow } from '@rasteh/shop-core/import-export'
import { type Outcome, refuse } from '@rasteh/shop-core/outcome'
import { readSharedStrings } from './read-shared-strings.ts'
import { readWorksheet } from './read-worksheet.ts'
import { readXml } from './read-xml.ts'
import { type Unpacked, unpack } from './unpack.ts'

const WORKBOOK = 'xl/workbook.xml'
const RELATIONS = 'xl/_rels/workbook.xml.rels'
const SHARED_STRINGS = 'xl/sharedStrings.xml'

/** Reads the first sheet of an Excel file as texts; of a formula, the value it last had. */
export function readXlsx(bytes: Uint8Array): Outcome<SheetRow[], FileRefusal> {
  const outline = unpack(bytes, (path) => path === WORKBOOK || path === RELATIONS)
  if (!outline.ok) return outline
  const sheetPath = firstSheet(outline.value)
  if (sheetPath === undefined) return refuse({ kind: 'not-a-sheet' })
  const parts = unpack(bytes, (path) => path === sheetPath || path === SHARED_STRINGS)
  if (!parts.ok) return parts
  const sheet = parts.value(sheetPath)
  if (sheet === undefined) return refuse({ kind: 'not-a-sheet' })
  const strings = readSharedStrings(parts.value(SHARED_STRINGS))
  return strings.ok ? readWorksheet(sheet, strings.value) : strings
}

function firstSheet(part: Unpacked): string | undefined {
  let relation: string | undefined
  readXml(part(WORKBOOK) ?? '', {
    open: (name, attributes) => {
      if (name !== 'sheet' || relation !== undefined) return
      const all = attributes()
      relation = Object.entries(all).find(([key]) => key.endsWith(':id'))?.[1]
    },
  })
  let target: string | undefined
  readXml(part(RELATIONS) ?? '', {
    open: (name, attributes) => {
      if (name !== 'Relationship') return
      const { Id, Target } = attributes()
      if (Id === relation) target = Target
    },
  })
  if (target === undefined) return undefined
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`
}
