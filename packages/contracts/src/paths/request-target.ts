/** One byte after the first of a character in UTF-8, as an address spells it. */
const NEXT_BYTE = '(%[89ab][0-9a-f])'

/**
 * Matches a path (without its query) that no page or call of the shop has, part by part:
 * one that does not begin with exactly one slash and could name another host; a backslash, a fragment, a control
 * character, or a byte that an address must encode; a broken percent-encoding; a slash, backslash, dot or NUL that is
 * encoded once or several times, and an encoded control character; a `.` or `..` segment; and bytes that are no UTF-8
 * (too long, too short or outside Unicode), since two programs may read different characters in them.
 * It is read without regard to case and is plain enough for the edge's own regular expressions, which hold the same text.
 */
export const REFUSED_PATH = [
  String.raw`^([^/]|$)|^//`,
  String.raw`[\\#\x00-\x20\x7f-\xff]`,
  '%(?![0-9a-f]{2})',
  '%(25)*(2e|2f|5c|00)|%([01][0-9a-f]|7f)',
  String.raw`/\.{1,2}(/|$)`,
  '%c[01]|%e0%[89]|%ed%[ab]|%f0%8|%f4%[9ab]|%f[5-9a-f]',
  `%[cd].(?!${NEXT_BYTE})|%e.(?!${NEXT_BYTE}{2})|%f.(?!${NEXT_BYTE}{3})`,
  `%[cd].${NEXT_BYTE}{2}|%e.${NEXT_BYTE}{3}|%f.${NEXT_BYTE}{4}|(?<!%[89a-f].)%[89ab]`,
].join('|')

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
  // Nothing of the shop speaks another protocol, and every client of HTTP/1.1 names its host once.
  if (headers.upgrade !== undefined || !headers.host) return 400
  return null
}

/** Says whether this text, encoded, can be one segment of a path; `/`, `\`, `.` and `..` cannot. */
export function isPathValue(text: string): boolean {
  return text !== '' && text.isWellFormed() && !REFUSED.test(`/${encodeURIComponent(text)}`)
}

const REFUSED = new RegExp(REFUSED_PATH, 'i')

function hasBody(headers: RawRequest['headers']): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) !== 0
}
