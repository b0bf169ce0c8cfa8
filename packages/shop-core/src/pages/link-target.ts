import { toLatinDigits } from '@rasteh/persian-text/digits'

/** Where a link that managers wrote leads: a page of this site, another site, or a telephone or mailbox. */
export type LinkTarget = { kind: 'inside' | 'outside' | 'contact'; href: string }

/**
 * What a link to another site says of this one: nothing. Managers choose these links themselves, so search engines may
 * follow them; `nofollow` belongs on what visitors write, and visitors write no links here.
 */
export const OUTSIDE_REL = 'noopener noreferrer'

/**
 * Reads an address that managers wrote; null for everything but a path or hash of this site and the schemes https,
 * http, mailto and tel. Browsers drop line breaks inside a scheme and read `\` as `/`, so neither is accepted.
 */
export function toLinkTarget(value: unknown): LinkTarget | null {
  if (typeof value !== 'string' || HIDDEN.test(value)) return null
  if (INSIDE.test(value)) return { kind: 'inside', href: value }
  if (MAILBOX.test(value)) return { kind: 'contact', href: value }
  const dialled = toLatinDigits(value)
  if (TELEPHONE.test(dialled)) return { kind: 'contact', href: dialled }
  return OTHER_SITE.test(value) ? toOutside(value) : null
}

/** Says whether an old address may lead there: a path of this site, or another site. */
export function isRedirectTarget(value: unknown): boolean {
  const target = toLinkTarget(value)
  return target?.kind === 'outside' || (target?.kind === 'inside' && target.href.startsWith('/'))
}

/** Spaces, control characters, and the signs that turn the direction of what follows and so hide what an address says. */
const HIDDEN = /[\s\\\p{Cc}\u00ad\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/u
const INSIDE = /^(\/(?!\/)|#)/
const MAILBOX = /^mailto:[^@?:/]+@[^@?:/]+\.[^@?:/]+(\?.*)?$/i
const TELEPHONE = /^tel:\+?\d[\d-]{2,20}$/i
const OTHER_SITE = /^https?:\/\/[^/?#]/i

function toOutside(value: string): LinkTarget | null {
  if (!URL.canParse(value)) return null
  const { href, hostname, username, password } = new URL(value)
  // `https://shop.ir@evil.example` looks like the shop and is not.
  return hostname === '' || username !== '' || password !== '' ? null : { kind: 'outside', href }
}
