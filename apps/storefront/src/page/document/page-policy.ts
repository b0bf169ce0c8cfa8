import { createHash } from 'node:crypto'

export type PolicyFacts = {
  /** The hash of the script that is in the page. */
  script: string
  /** The hashes of the page's style elements. */
  styles: readonly string[]
  /** Other origins whose pictures this page shows; the eNAMAD seal's is the only one there is. */
  imageOrigins: ReadonlySet<string>
  /** Other origins whose players this page may open in a frame; none, unless the owner allows them. */
  frameOrigins: ReadonlySet<string>
  /** Whether the shop itself opens this page in a frame. */
  isFramed: boolean
  isSecure: boolean
}

/** The Content-Security-Policy of a page. One script is in a page; all others are files. */
export function pagePolicy(facts: PolicyFacts): string {
  const { script, styles, imageOrigins, frameOrigins, isFramed, isSecure } = facts
  return [
    "default-src 'none'",
    `script-src 'self' ${script}`,
    `style-src 'self' ${[...styles, ...REACT_ARIA_STYLES].join(' ')}`,
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data:", ...imageOrigins].join(' '),
    "font-src 'self'",
    "connect-src 'self'",
    ["frame-src 'self'", ...frameOrigins].join(' '),
    "manifest-src 'self'",
    "media-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${isFramed ? "'self'" : "'none'"}`,
    ...(isSecure ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

/** React Aria writes these two style elements itself; they never change. (usePress, usePreventScroll) */
const REACT_ARIA_STYLES = [
  '@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}',
  '@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}',
].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
