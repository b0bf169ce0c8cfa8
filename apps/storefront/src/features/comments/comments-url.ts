/** What the URL of a page calls the comment after which its comments go on. */
export const COMMENTS_AFTER = 'comments'

/** The URL of further comments on the same page, for browsers without scripts. */
export function commentsUrl(next: string): string {
  return `?${new URLSearchParams({ [COMMENTS_AFTER]: next })}#comments`
}
