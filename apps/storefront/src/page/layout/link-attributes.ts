import { OUTSIDE_REL, toLinkTarget } from '@rasteh/shop-core/pages'

/** What an anchor to a URL that managers wrote carries. A URL that leads nowhere good makes it no link. */
export function linkAttributes(url: string): { href?: string; rel?: string } {
  const target = toLinkTarget(url)
  if (target === null) return {}
  return target.kind === 'outside' ? { href: target.href, rel: OUTSIDE_REL } : { href: target.href }
}
