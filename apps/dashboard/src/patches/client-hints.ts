import type { NextConfig } from 'next'
import type { Patch } from './patch.ts'

/**
 * Keeps Payload's request for the colour-scheme hint to the screens, which use it. `withPayload` sends `Critical-CH` on
 * every path, and Chromium then repeats each first call; shoppers call /cms-api too.
 */
export const clientHintsPatch: Patch = {
  name: 'client-hints',
  writtenFor: { '@payloadcms/next': '3.90.1' },
  upstream: 'https://github.com/payloadcms/payload/issues/17906',
}

/** The same configuration, with the hint asked for on the screens alone. */
export function limitClientHints(config: NextConfig): NextConfig {
  return {
    ...config,
    headers: async () => {
      const entries = (await config.headers?.()) ?? []
      return entries.map((entry) =>
        entry.headers.some(({ key }) => key === 'Critical-CH')
          ? { ...entry, source: '/dashboard/:path*' }
          : entry,
      )
    },
  }
}
