import { type LinkedDocument, loadLinkedDocuments } from '@rasteh/shop-store/reads/linked-documents'
import { loadPictures, type UploadedPicture } from '@rasteh/shop-store/reads/pictures'
import type { RichText } from '@rasteh/shop-store/reads/rich-text'
import { readLanguage } from '#page/culture/culture.ts'
import { readDatabase } from '#page/load/database.ts'
import { documentUrl } from '#page/load/page-urls.ts'
import { showsProducts } from '#page/load/request.ts'

/** What a text speaks of by number: where its documents are now, and its pictures. */
export type References = {
  linked: ReadonlyMap<string, LinkedPlace>
  pictures: ReadonlyMap<number, UploadedPicture>
}

type LinkedPlace = { href: string; title: string; summary: string | null }

export const NO_REFERENCES: References = { linked: new Map(), pictures: new Map() }

/** A document as a node of a text names it; null for what is none. */
export function referenceOf(named: unknown): { kind: string; id: number } | null {
  if (typeof named !== 'object' || named === null) return null
  const { relationTo, value } = named as { relationTo?: unknown; value?: unknown }
  // A form that is still open hands the whole document over, where a saved text has its number.
  const id = typeof value === 'object' && value !== null ? (value as { id?: unknown }).id : value
  return typeof relationTo === 'string' && Number.isInteger(id) ? { kind: relationTo, id: Number(id) } : null
}

export const referenceKey = ({ kind, id }: { kind: string; id: number }) => `${kind}-${id}`

/** Reads what a text refers to, at most two statements. */
export async function loadReferences(text: RichText): Promise<References> {
  const found = [...referencesIn(text.root)]
  if (found.length === 0) return NO_REFERENCES
  const idsOf = (kind: string) => [...new Set(found.filter((one) => one.kind === kind).map(({ id }) => id))]
  const wanted = {
    pages: idsOf('pages'),
    news: idsOf('news'),
    products: idsOf('products'),
    categories: idsOf('categories'),
  }
  showsProducts(wanted.products)
  const locale = readLanguage()
  const [documents, pictures] = await Promise.all([
    loadLinkedDocuments(readDatabase(), wanted, locale),
    loadPictures(readDatabase(), idsOf('media'), locale),
  ])
  return { linked: new Map(documents.map((one) => [referenceKey(one), toPlace(one)])), pictures }
}

function* referencesIn(node: unknown): Generator<{ kind: string; id: number }> {
  if (typeof node !== 'object' || node === null) return
  const { children, fields } = node as { children?: unknown; fields?: { doc?: unknown } }
  for (const named of [node, fields?.doc]) {
    const found = referenceOf(named)
    if (found) yield found
  }
  if (Array.isArray(children)) for (const child of children) yield* referencesIn(child)
}

function toPlace(document: LinkedDocument): LinkedPlace {
  return { href: documentUrl(document), title: document.title, summary: document.summary }
}
