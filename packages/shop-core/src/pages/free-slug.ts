/** So high a number counts copies no more: it is part of the name, a year or a model. */
const COPIES_MAX = 99

/** The slug of a copy: the first of `about-us-2`, `about-us-3`… that is not taken. A copy of a copy counts on. */
export function freeSlug(slug: string, isTaken: (slug: string) => boolean): string {
  const { root = slug, number = '1' } = /^(?<root>.+)-(?<number>[1-9]\d?)$/.exec(slug)?.groups ?? {}
  for (let next = Number(number) + 1; next <= COPIES_MAX; next += 1) {
    const copy = `${root}-${next}`
    if (!isTaken(copy)) return copy
  }
  return freeSlug(`${slug}-copy`, isTaken)
}
