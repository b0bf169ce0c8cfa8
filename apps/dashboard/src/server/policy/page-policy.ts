import { PAGE_PATHS, PREVIEW_PATH } from '@rasteh/contracts/paths'
import { sourceHash } from './inline-scripts.ts'

export type PolicyFacts = {
  pathname: string
  /** What may run besides the shop's own files: hashes of inline scripts, or a nonce. */
  scripts: readonly string[]
  /** Hashes of the style elements that a page carries. */
  styles?: readonly string[]
  /** Other origins whose pictures this page shows; the eNAMAD seal's is the only one there is. */
  imageOrigins?: readonly string[]
  isSecure: boolean
}

/** The Content-Security-Policy of a page of the shop or of the dashboard. */
export function pagePolicy(facts: PolicyFacts): string {
  const { pathname, scripts, styles = [], imageOrigins = [], isSecure } = facts
  const isDashboard = isUnder(pathname, PAGE_PATHS.dashboard)
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts],
    ...(isDashboard ? DASHBOARD_STYLES : siteStyles(styles)),
    'img-src': ["'self'", 'data:', ...(isDashboard ? ['blob:'] : imageOrigins)],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'frame-src': ["'self'"],
    'manifest-src': ["'self'"],
    'media-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': [isFramed(pathname) || isDashboard ? "'self'" : "'none'"],
    ...(isSecure ? { 'upgrade-insecure-requests': [] } : {}),
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}

/** Pages that the shop itself opens in a frame: the lightboxes, and the preview beside a form of the dashboard. */
export function isFramed(pathname: string): boolean {
  if (isUnder(pathname, PREVIEW_PATH)) return true
  return FRAMED_PATHS.some((path) => pathname.toLowerCase() === path.toLowerCase())
}

const FRAMED_PATHS = [PAGE_PATHS.compare, PAGE_PATHS.specialOrder]

/** React Aria writes these two style elements itself; they never change. (usePress, usePreventScroll) */
const REACT_ARIA_STYLES = [
  '@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}',
  '@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}',
]

/**
 * Style attributes are open because React writes each `style` of a server-drawn part as one (a slide's width, a
 * skeleton's); they can run nothing. Style elements are not: only the shop's files and React Aria's two.
 */
const siteStyles = (hashes: readonly string[]) => ({
  'style-src': ["'self'", ...hashes, ...REACT_ARIA_STYLES.map(sourceHash)],
  'style-src-attr': ["'unsafe-inline'"],
})

/** Payload's lists and editor write style elements of their own while they are used, without a nonce. */
const DASHBOARD_STYLES = { 'style-src': ["'self'", "'unsafe-inline'"] }

function isUnder(pathname: string, path: string): boolean {
  return pathname === path || pathname.startsWith(`${path}/`)
}
