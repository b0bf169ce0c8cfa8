'use client'

import { useMemo, useSyncExternalStore } from 'react'

/** The category that a page is of, in which the header's box then searches. */
export type SearchCategory = { readonly id: number; readonly title: string }

/** The id of the hidden input by which a page tells its category. */
export const SEARCH_CATEGORY_ID = 'search-category'

/** The category of this page. The header is drawn before it is known, so it is read once the page is there. */
export function useSearchCategory(): SearchCategory | null {
  const told = useSyncExternalStore(subscribe, read, () => '')
  return useMemo(() => (told === '' ? null : (JSON.parse(told) as SearchCategory)), [told])
}

const subscribe = () => () => {}

function read(): string {
  return document.querySelector<HTMLInputElement>(`input[id="${SEARCH_CATEGORY_ID}"]`)?.value ?? ''
}
