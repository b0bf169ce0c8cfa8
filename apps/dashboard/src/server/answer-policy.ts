import { PAGE_PATHS } from '@rasteh/contracts/paths'

export type PolicyFacts = {
  pathname: string
  /** What scripts of this one answer carry. */
  nonce: string
  isSecure: boolean
}

/** The Content-Security-Policy of an answer: a screen of the dashboard, or data that nothing is to run in. */
export function answerPolicy({ pathname, nonce, isSecure }: PolicyFacts): string {
  if (!isScreen(pathname)) return DATA_POLICY
  return [...SCREEN_POLICY, `script-src 'self' 'nonce-${nonce}'`, ...(isSecure ? [UPGRADE] : [])].join('; ')
}

const isScreen = (pathname: string) =>
  pathname === PAGE_PATHS.dashboard || pathname.startsWith(`${PAGE_PATHS.dashboard}/`)

const UPGRADE = 'upgrade-insecure-requests'

const SCREEN_POLICY = [
  "default-src 'none'",
  // Payload's lists and editor write style elements of their own while they are used, without a nonce.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  // The preview of a page is a frame beside its form.
  "frame-src 'self'",
  "manifest-src 'self'",
  "media-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
]

/** An uploaded file may be a page: a browser shows it, and runs and loads nothing of it. */
const DATA_POLICY = "default-src 'none'; form-action 'none'; base-uri 'none'; frame-ancestors 'self'"
