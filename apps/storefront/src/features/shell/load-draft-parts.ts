import type { EntryDraftWire, LinkDraftWire } from '@rasteh/contracts/preview'
import {
  type LinkedDocument,
  type LinkedKind,
  loadLinkedDocuments,
} from '@rasteh/shop-store/reads/linked-documents'
import type {
  SiteHeaderParts,
  WrittenEntry,
  WrittenFooter,
  WrittenLink,
} from '@rasteh/shop-store/reads/shell'
import { readLanguage } from '#page/culture/culture.ts'
import { readDatabase } from '#page/load/database.ts'
import { loadSiteDraft } from '#page/load/site-draft.ts'

type DraftParts = { entries?: WrittenEntry[]; header?: SiteHeaderParts; footer?: WrittenFooter }

/** Menu, header or footer as its form was last saved: the one that is looked at, and nothing of the others. */
export async function loadDraftParts(): Promise<DraftParts> {
  const [menu, header, footer] = await Promise.all([
    loadSiteDraft('main-menu'),
    loadSiteDraft('header'),
    loadSiteDraft('footer'),
  ])
  if (header) return { header }
  if (menu) {
    const toLink = await linksTo(menu.flatMap(withChildren))
    return { entries: menu.map((entry) => toEntry(entry, toLink)) }
  }
  if (!footer) return {}
  const toLink = await linksTo(footer.columns.flatMap(({ links }) => links))
  const columns = footer.columns.map((column) => ({ ...column, links: column.links.map(toLink) }))
  return { footer: { ...footer, columns } }
}

const KINDS: readonly LinkedKind[] = ['pages', 'news', 'products', 'categories', 'files']

const withChildren = (entry: EntryDraftWire): LinkDraftWire[] => [
  entry,
  ...entry.children.flatMap(withChildren),
]

const toEntry = (entry: EntryDraftWire, toLink: (link: LinkDraftWire) => WrittenLink): WrittenEntry => ({
  ...toLink(entry),
  children: entry.children.map((child) => toEntry(child, toLink)),
})

/** How to write a link with the document that it leads to, as far as that is published; all are read at once. */
async function linksTo(links: readonly LinkDraftWire[]): Promise<(link: LinkDraftWire) => WrittenLink> {
  const idsOf = (kind: LinkedKind) =>
    links.flatMap(({ reference }) => (reference?.kind === kind ? [reference.id] : []))
  const wanted = Object.fromEntries(KINDS.map((kind) => [kind, idsOf(kind)])) as Record<LinkedKind, number[]>
  const found = await loadLinkedDocuments(readDatabase(), wanted, readLanguage())
  const documentOf = (reference: LinkDraftWire['reference']): LinkedDocument | null =>
    found.find(({ kind, id }) => kind === reference?.kind && id === reference.id) ?? null
  return ({ id, title, address, reference }) => ({
    ...{ id, title, address, isByDocument: reference !== null },
    document: documentOf(reference),
  })
}
