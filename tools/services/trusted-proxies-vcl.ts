import { readTrustedProxies } from '@rasteh/shop-core/client-ip'

/** The list of TRUSTED_PROXIES as the edge reads it: whose X-Forwarded-For is kept. */
export function trustedProxiesVcl(setting: string): string {
  const lines = readTrustedProxies(setting).map(({ address, prefix }) => `    "${address}"/${prefix};`)
  return [
    '# Made from TRUSTED_PROXIES by `rasteh trusted-proxies`.',
    'acl trusted_proxies {',
    ...lines,
    '}',
    '',
  ].join('\n')
}
