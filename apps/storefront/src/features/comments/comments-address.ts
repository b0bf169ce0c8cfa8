/** What the address of a page calls the comment after which its comments go on. */
export const COMMENTS_AFTER = 'comments'

/** Where further comments stand on the same page, for whoever has no scripts. */
export function commentsAddress(next: string): string {
  return `?${new URLSearchParams({ [COMMENTS_AFTER]: next })}#comments`
}
