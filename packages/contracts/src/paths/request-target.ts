/**
 * Matches a path (without its query) that no page or call of the shop has: one that does not begin with exactly one
 * slash and could name another host, a backslash, a fragment, a control character or NUL, a broken percent-encoding, or
 * a `.` or `..` segment in any spelling. It is read without regard to case and is plain enough for the edge's own
 * regular expressions, which hold the same text.
 */
export const REFUSED_PATH = String.raw`^([^/]|$)|^//|[\\#\x00-\x20\x7f]|%(?![0-9a-f]{2})|%00|/(\.|%2e){1,2}(/|$)`

/** Methods that the shop answers; the edge lets no other through. */
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** Methods whose body means nothing (RFC 9110, 9.3). A proxy and the server behind it may not agree where it ends. */
const METHODS_WITHOUT_BODY = ['GET', 'HEAD', 'DELETE', 'OPTIONS']

export type RawRequest = {
  method?: string | undefined
  /** The request target as it came, before anything has parsed it. */
  url?: string | undefined
  headers: { readonly [name: string]: string | readonly string[] | undefined }
}

/** Says which status refuses this request before anything looks at it; null for one that may go on. */
export function refusedStatus({ method = '', url = '', headers }: RawRequest): 400 | 405 | null {
  const [path = ''] = url.split('?')
  if (REFUSED.test(path)) return 400
  if (!METHODS.includes(method)) return 405
  if (METHODS_WITHOUT_BODY.includes(method) && hasBody(headers)) return 400
  return null
}

const REFUSED = new RegExp(REFUSED_PATH, 'i')

function hasBody(headers: RawRequest['headers']): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) !== 0
}
