import {
  isSitePart,
  PREVIEW_PAGE,
  readNamedDraft,
  type SitePart,
  type SitePartWires,
} from '@rasteh/contracts/preview'
import { type FoundDraft, loadDraft } from './load-draft.ts'
import { currentRequest, perRequest } from './request.ts'

const PREVIEW_ROOT = PREVIEW_PAGE.slice(0, PREVIEW_PAGE.indexOf(':'))

/** The part of the site whose preview is asked for; null for every page that visitors see. */
export function previewedPart(): SitePart | null {
  const { path, params } = currentRequest()
  if (!path.startsWith(PREVIEW_ROOT)) return null
  const { collection } = readNamedDraft(params) ?? {}
  return collection && isSitePart(collection) ? collection : null
}

/** What the dashboard answers to the token of this request, asked once for the whole page. */
export const findSiteDraft = perRequest(async (): Promise<FoundDraft> => {
  const collection = previewedPart()
  const { query, language } = currentRequest()
  if (!collection) return { kind: 'refused' }
  return loadDraft({ collection, id: 1, token: query.get('token') ?? '', locale: language })
})

/** A part of the site as its form was last saved, where its preview is asked for with a token that shows it. */
export async function loadSiteDraft<Part extends SitePart>(part: Part): Promise<SitePartWires[Part] | null> {
  if (previewedPart() !== part) return null
  const found = await findSiteDraft()
  return found.kind === 'found' && found.draft.collection === part
    ? (found.draft.document as SitePartWires[Part])
    : null
}
