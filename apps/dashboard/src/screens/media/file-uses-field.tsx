import { dashboardLabels } from '@rasteh/messages/dashboard'
import { type FileUseKind, loadFileUses } from '@rasteh/shop-store/reads/file-uses'
import type { UIFieldServerProps } from 'payload'
import { isEditor } from '#access/is-editor.ts'
import { readDatabase } from '#database/read-database.ts'
import { UsesList } from './uses-list.tsx'

const { files, ...labels } = dashboardLabels

const NAMES = {
  products: labels.products.singular,
  pages: labels.pages.singular,
  'shared-sections': labels.sharedSections.singular,
  news: labels.news.singular,
  'main-menu': labels.mainMenu.singular,
  footer: labels.footer.singular,
} satisfies Record<FileUseKind, string>

/** On a file's form: where it is used, so that no link leads to nothing. */
export async function FileUsesField({ id, req }: UIFieldServerProps) {
  if (id === undefined || !isEditor({ req })) return null
  const uses = await loadFileUses(readDatabase(), Number(id))
  return <UsesList uses={uses} names={NAMES} title={files.fields.uses} hints={files.hints} />
}
