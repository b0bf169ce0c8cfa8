import { SEARCH_CATEGORY_ID, type SearchCategory } from './islands/search-category.ts'

/** Tells the header's search box of which category the page is. */
export function SearchInCategory({ id, title }: SearchCategory) {
  return (
    <input
      type="hidden"
      id={SEARCH_CATEGORY_ID}
      defaultValue={JSON.stringify({ id, title } satisfies SearchCategory)}
    />
  )
}
