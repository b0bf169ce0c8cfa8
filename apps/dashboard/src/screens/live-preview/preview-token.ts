import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import type { NamedDraft } from '@rasteh/contracts/preview'

/** A preview is opened at once; a person who saves again gets a new token. */
export const PREVIEW_TOKEN_MS = 5 * 60_000

const VERSION = 1
const FORM = /^1\.([1-9]\d{0,8})\.([1-9]\d{0,13})\.([\w-]{43})$/

type Claim = NamedDraft & { staffId: number; expiresAtMs: number }

/** Says that a member of staff may be shown this one document until then. */
export function signPreview(secret: string, claim: Claim): string {
  return [VERSION, claim.staffId, claim.expiresAtMs, signatureOf(secret, claim)].join('.')
}

/** The member of staff whom a token was given to for this very document; null for every other token. */
export function readPreviewToken(
  secret: string,
  token: string,
  { collection, id, nowMs }: NamedDraft & { nowMs: number },
): number | null {
  const [, staff, expires, signature = ''] = FORM.exec(token) ?? []
  const claim = { collection, id, staffId: Number(staff), expiresAtMs: Number(expires) }
  if (!signature || !isSame(signature, signatureOf(secret, claim))) return null
  return nowMs < claim.expiresAtMs ? claim.staffId : null
}

function signatureOf(secret: string, { collection, id, staffId, expiresAtMs }: Claim): string {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'preview of drafts', 32))
  const claim = [VERSION, collection, id, staffId, expiresAtMs].join(':')
  return createHmac('sha256', key).update(claim).digest('base64url')
}

/** As texts: base64 has more than one spelling for the same bytes. */
function isSame(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(one), Buffer.from(other))
}
