import {
  type DraftWire,
  isSitePart,
  type NamedDraft,
  type Previewed,
  type Publication,
  type SiteDraftWire,
} from '@rasteh/contracts/preview'
import type { Payload, TypedUser } from 'payload'
import { staffRole } from '#access/staff-role.ts'
import type { News, Page, Product } from '#payload-types.ts'
import type { DraftReader } from './draft-reader.ts'
import { loadNewsDraft } from './load-news-draft.ts'
import { loadSiteDraft, mayReadSiteDraft } from './load-site-draft.ts'
import { withTyped } from './with-typed.ts'

/** Whom a token was given to, if that is still a member of staff. The token, not a session, says who asks. */
export async function loadStaffAsSystem(payload: Payload, id: number): Promise<TypedUser | null> {
  const staff = await payload.findByID({ collection: 'staff', id, depth: 0, disableErrors: true })
  const user = staff && ({ ...staff, collection: 'staff' } as TypedUser)
  return user && staffRole({ user }) !== null ? user : null
}

/** Whether the reader may see this document, published or not. */
export async function mayReadDraft(reader: DraftReader, draft: NamedDraft): Promise<boolean> {
  const { collection, id } = draft
  if (isSitePart(collection)) return mayReadSiteDraft(reader, collection)
  return (await findNewest(reader, { collection, id })) !== null
}

type DocumentDraft = { collection: Previewed; id: number }

/**
 * A document as its form was last saved, or as it is typed there now, with what visitors see of it; null for a person who
 * may not see it.
 */
export async function loadDraft(
  reader: DraftReader,
  { collection, id }: NamedDraft,
  typed?: unknown,
): Promise<DraftWire | SiteDraftWire | null> {
  return isSitePart(collection)
    ? loadSiteDraft(reader, collection)
    : loadDocumentDraft(reader, { collection, id }, typed)
}

async function loadDocumentDraft(
  reader: DraftReader,
  draft: DocumentDraft,
  typed: unknown,
): Promise<DraftWire | null> {
  const [saved, seen] = await Promise.all([
    findNewest(reader, draft),
    reader.payload.findByID({ ...asked(reader, draft), draft: false }),
  ])
  if (!saved) return null
  const publication = publicationOf(saved, seen)
  const newest = withTyped(draft.collection, saved, typed)
  if (draft.collection === 'pages')
    return { publication, collection: 'pages', document: toPageDraft(newest as Page) }
  if (draft.collection === 'products')
    return { publication, collection: 'products', document: toProductDraft(newest as Product) }
  return { publication, collection: 'news', document: await loadNewsDraft(reader, newest as News) }
}

type Versioned = { _status?: ('draft' | 'published') | null }

function publicationOf(newest: Versioned, seen: Versioned | null): Publication {
  if (seen?._status !== 'published') return 'draft'
  return newest._status === 'published' ? 'published' : 'changed'
}

const findNewest = (reader: DraftReader, draft: DocumentDraft) =>
  reader.payload.findByID({ ...asked(reader, draft), draft: true })

function asked({ user, locale }: DraftReader, { collection, id }: DocumentDraft) {
  return { collection, id, depth: 0, locale, user, overrideAccess: false, disableErrors: true } as const
}

function toPageDraft({ path, parent, showsTreeMenu, title, summary, layout }: Page) {
  return {
    path: path ?? '',
    parentId: (typeof parent === 'object' ? parent?.id : parent) ?? null,
    showsTreeMenu: showsTreeMenu ?? true,
    title: title ?? '',
    summary: summary ?? null,
    layout: layout ?? [],
  }
}

function toProductDraft({ title, brand, shortText, description }: Product) {
  return {
    title: title ?? '',
    brand: brand ?? null,
    shortText: shortText ?? null,
    description: description ?? null,
  }
}
