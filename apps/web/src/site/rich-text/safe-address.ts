const SCHEMES = ['http:', 'https:', 'mailto:', 'tel:']
/** A base that no address means: what parses to it was a path of this site. */
const HERE = 'https://here.invalid'

/** The address of a link in a text that people wrote, if it leads somewhere; one that would run something is null. */
export function safeAddress(address: unknown): string | null {
  if (typeof address !== 'string' || !URL.canParse(address, HERE)) return null
  // Parsed as a browser does it: spaces, line breaks and letters of any case in a scheme hide nothing.
  return SCHEMES.includes(new URL(address, HERE).protocol) ? address : null
}

/** The address of a picture of the shop's own library. */
export function mediaAddress(address: unknown): string | null {
  return typeof address === 'string' && /^\/cms-api\/media\/file\/[^/\\?#]+$/.test(address) ? address : null
}
