import { OUTSIDE_REL, toLinkTarget } from '@rasteh/shop-core/pages'

/** What an anchor to an address that managers wrote carries. An address that leads nowhere good makes it no link. */
export function linkAttributes(address: string): { href?: string; rel?: string } {
  const target = toLinkTarget(address)
  if (target === null) return {}
  return target.kind === 'outside' ? { href: target.href, rel: OUTSIDE_REL } : { href: target.href }
}
