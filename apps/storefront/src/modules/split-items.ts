/** The items that are in the page, and those that its visitor asks for. */
export function splitItems<Item>(items: readonly Item[] | null | undefined, firstCount: number) {
  const all = items ?? []
  return { first: all.slice(0, firstCount), rest: all.slice(firstCount) }
}
