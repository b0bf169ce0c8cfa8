/** The names of the cookies that scripts may read. */
export function cookieNames(): string[] {
  return document.cookie.split('; ').map((pair) => pair.split('=')[0] ?? '')
}
