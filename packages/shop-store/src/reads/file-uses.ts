import type { Database } from '../platform/pool.ts'
import { inDraft, inTexts, usesIn, type Within } from './uses.ts'

/** A document that shows a file of the library or leads to it, published or in its newest draft. */
export type FileUse = { kind: FileUseKind; id: number; title: string }

export type FileUseKind = 'products' | 'pages' | 'shared-sections' | 'news' | 'main-menu' | 'footer'

/** Where a file of the library is used: in a module, inside a text, in a menu or in the footer. One statement. */
export async function loadFileUses(database: Database, fileId: number): Promise<FileUse[]> {
  const { rows } = await database.query<FileUse>({ name: 'file-uses', text: FILE_USES, values: [fileId] })
  return rows
}

/** A number in a module's file fields, or a link inside a text. */
const within: Within = (json) => `jsonb_path_exists(${json}, '$.** ?
  (@.file == $id || @.captions == $id || (@.relationTo == "files" && (@.value == $id || @.value.id == $id)))',
  jsonb_build_object('id', $1::int))`

const inCollection = (kind: Exclude<FileUseKind, 'main-menu' | 'footer'>, column: string) => {
  const table = kind.replace('-', '_')
  const draft = inDraft(within, { table, fields: [], column })
  return usesIn(kind, table, `${inTexts(within, table, column)} or ${draft}`)
}

const inGlobal = (kind: FileUseKind, table: string) =>
  `select '${kind}' as kind, min(r.parent_id) as id, '' as title from public.${table}_rels r
   where r.files_id = $1 having count(*) > 0`

/** Exported for the test that compares it with the tables. */
export const FILE_USES = [
  inCollection('products', 'description'),
  inCollection('pages', 'layout'),
  inCollection('shared-sections', 'layout'),
  inCollection('news', 'body'),
  inGlobal('main-menu', 'main_menu'),
  inGlobal('footer', 'footer'),
].join(' union all ')
