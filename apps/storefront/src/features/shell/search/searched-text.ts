import { toWords } from '#page/load/page-urls.ts'
import { currentRequest } from '#page/load/request.ts'

/** What the page was searched with, hyphens being spaces; empty on every other page. */
export function searchedText(): string {
  const { params, query } = currentRequest()
  const { term } = params
  return term === undefined ? (query.get('Search') ?? '') : toWords(term).replaceAll('-', ' ').trim()
}
