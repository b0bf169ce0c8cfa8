import {
  PREVIEW_DESCRIPTION_MAX,
  PREVIEW_RESULTS_MAX,
  type PreviewQuery,
  type PreviewWire,
} from './preview-wire.ts'

/** A preview search in the shop's own words. */
export type WantedPreview = { readonly keywords: string; readonly culture: string; readonly isWild: boolean }

/** A piece of a snippet; what matched the search is marked. */
export type SnippetPart = { readonly text: string; readonly isMatch: boolean }

/** One found document, as plain text. */
export type PreviewResult = {
  readonly kind: string
  readonly title: string
  readonly snippet: readonly SnippetPart[]
  readonly description: string
  readonly url: string
}

/** Reads what is searched for. The portal is always this site, so it is not looked at. */
export function toWantedPreview(wire: PreviewQuery): WantedPreview {
  return { keywords: wire.keywords.trim(), culture: wire.culture, isWild: (wire.forceWild ?? 1) > 0 }
}

/** The number of this site's portal: the platform knows no other. */
const PORTAL = 0

/** The address of a preview with all of its four fields. */
export function searchPreviewAddress(path: string, { keywords, culture, isWild }: WantedPreview): string {
  const fields = { keywords, culture, portal: PORTAL, forceWild: Number(isWild) }
  const query = Object.entries(fields).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  return `${path}?${query.join('&')}`
}

/** Writes the found documents, best first, as the wire's groups: at most five together, each address once in a group. */
export function toPreviewWire(results: readonly PreviewResult[]): PreviewWire {
  const seen = new Set<string>()
  const distinct = results.filter(({ kind, url }) => isFirst(seen, `${kind}\n${url}`))
  const groups = Map.groupBy(distinct.slice(0, PREVIEW_RESULTS_MAX), ({ kind }) => kind)
  return [...groups].map(([kind, found]) => ({ DocumentTypeName: kind, Results: found.map(toResultWire) }))
}

// A quote or an angle bracket would end the attribute that the platform's scripts write the address into.
const UNSAFE_IN_ADDRESS = /["<>`\s]/g

function isFirst(seen: Set<string>, key: string): boolean {
  const isNew = !seen.has(key)
  seen.add(key)
  return isNew
}

function toResultWire(result: PreviewResult): PreviewWire[number]['Results'][number] {
  return {
    Title: encodeHtml(result.title),
    Snippet: toSnippetHtml(result),
    Description: encodeHtml(shorten(result.description)),
    DocumentUrl: result.url.replaceAll(UNSAFE_IN_ADDRESS, encodeURIComponent),
    DocumentTypeName: null,
    Attributes: {},
  }
}

function toSnippetHtml({ snippet, title }: PreviewResult): string {
  if (snippet.length === 0) return encodeHtml(title)
  return snippet
    .map(({ text, isMatch }) => (isMatch ? `<b>${encodeHtml(text)}</b>` : encodeHtml(text)))
    .join('')
}

function shorten(text: string): string {
  const characters = [...text]
  if (characters.length <= PREVIEW_DESCRIPTION_MAX) return text
  return `${characters.slice(0, PREVIEW_DESCRIPTION_MAX).join('')}...`
}

function encodeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
