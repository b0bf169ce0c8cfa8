import { toWords } from './addresses.ts'
import { currentRequest } from './request.ts'

/** What the page was searched with, hyphens being spaces; empty on every other page. */
export function searchedText(): string {
  const { params, query } = currentRequest()
  const { term } = params
  return term === undefined ? (query.get('Search') ?? '') : toWords(term).replaceAll('-', ' ').trim()
}
