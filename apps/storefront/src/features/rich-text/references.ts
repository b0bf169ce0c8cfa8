import { type EmbedService, embedUrls, toEmbed } from '@rasteh/shop-core/embeds'
import { type LinkedDocument, loadLinkedDocuments } from '@rasteh/shop-store/reads/linked-documents'
import { loadPictures, type UploadedPicture } from '@rasteh/shop-store/reads/pictures'
import type { RichText } from '@rasteh/shop-store/reads/rich-text'
import { readLanguage } from '#page/culture/culture.ts'
import { readDatabase } from '#page/load/database.ts'
import { documentUrl } from '#page/load/page-urls.ts'
import { currentRequest, showsProducts } from '#page/load/request.ts'
import { loadFront } from '#page/load/shop-front.ts'

/** What a text speaks of by number: where its documents are now, and its pictures. */
export type References = {
  linked: ReadonlyMap<string, LinkedPlace>
  pictures: ReadonlyMap<number, UploadedPicture>
  /** The services among those of the text's videos whose players the owner allows. */
  embeds: ReadonlySet<EmbedService>
}

type LinkedPlace = { href: string; title: string; summary: string | null }

export const NO_REFERENCES: References = { linked: new Map(), pictures: new Map(), embeds: new Set() }

/** A document as a node of a text names it; null for what is none. */
export function referenceOf(named: unknown): { kind: string; id: number } | null {
  if (typeof named !== 'object' || named === null) return null
  const { relationTo, value } = named as { relationTo?: unknown; value?: unknown }
  // A form that is still open hands the whole document over, where a saved text has its number.
  const id = typeof value === 'object' && value !== null ? (value as { id?: unknown }).id : value
  return typeof relationTo === 'string' && Number.isInteger(id) ? { kind: relationTo, id: Number(id) } : null
}

export const referenceKey = ({ kind, id }: { kind: string; id: number }) => `${kind}-${id}`

/** Reads what a text refers to, at most two statements. The page's policy then lets in the players that it shows. */
export async function loadReferences(text: RichText): Promise<References> {
  return loadReferencesOfAll([text])
}

/** The same for texts that are shown together, in no more statements. */
export async function loadReferencesOfAll(texts: readonly RichText[]): Promise<References> {
  const nodes = texts.flatMap(({ root }) => [...nodesIn(root)])
  const [documents, embeds] = await Promise.all([loadDocuments(nodes), allowedEmbeds(nodes)])
  return { ...documents, embeds }
}

async function loadDocuments(nodes: readonly Holder[]): Promise<Omit<References, 'embeds'>> {
  const found = nodes.flatMap((node) => [node, node.fields?.doc].flatMap((named) => referenceOf(named) ?? []))
  if (found.length === 0) return NO_REFERENCES
  const idsOf = (kind: string) => [...new Set(found.filter((one) => one.kind === kind).map(({ id }) => id))]
  const wanted = {
    pages: idsOf('pages'),
    news: idsOf('news'),
    products: idsOf('products'),
    categories: idsOf('categories'),
    files: idsOf('files'),
  }
  showsProducts(wanted.products)
  const locale = readLanguage()
  const [documents, pictures] = await Promise.all([
    loadLinkedDocuments(readDatabase(), wanted, locale),
    loadPictures(readDatabase(), idsOf('media'), locale),
  ])
  return { linked: new Map(documents.map((one) => [referenceKey(one), toPlace(one)])), pictures }
}

async function allowedEmbeds(nodes: readonly Holder[]): Promise<ReadonlySet<EmbedService>> {
  const shown = nodes.flatMap(({ fields }) =>
    fields?.blockType === 'embed' ? (toEmbed(fields.url) ?? []) : [],
  )
  if (shown.length === 0) return NO_REFERENCES.embeds
  const { embeds } = await loadFront()
  const allowed = shown.filter(({ service }) => embeds.includes(service))
  for (const embed of allowed) currentRequest().frameOrigins.add(embedUrls(embed).origin)
  return new Set(allowed.map(({ service }) => service))
}

/** What of a node may name something else. */
type Holder = { children?: unknown; fields?: Readonly<Record<string, unknown>> | null }

/** All nodes of a text, those of the texts in its folded parts among them. */
function* nodesIn(node: unknown): Generator<Holder> {
  if (typeof node !== 'object' || node === null) return
  const holder = node as Holder
  yield holder
  const inner = (holder.fields?.body as { root?: unknown } | null | undefined)?.root
  if (inner) yield* nodesIn(inner)
  if (Array.isArray(holder.children)) for (const child of holder.children) yield* nodesIn(child)
}

function toPlace(document: LinkedDocument): LinkedPlace {
  return { href: documentUrl(document), title: document.title, summary: document.summary }
}
