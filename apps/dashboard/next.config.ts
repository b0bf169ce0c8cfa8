import { withPayload } from '@payloadcms/next/withPayload'
import type { NextConfig } from 'next'

const nextConfig: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  // A screen's title stands in its head for everybody: it is answered whole, never in pieces.
  htmlLimitedBots: /.*/,
  transpilePackages: ['@rasteh/ui'],
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  // One worker: two cores are shared with the database, and a build must fit a small server's memory.
  experimental: { cpus: 1 },
  images: { unoptimized: true },
  turbopack: { resolveAlias: { './DatePicker-IJKMHICL.js': './src/fields/platform-date-picker.tsx' } },
  typescript: { ignoreBuildErrors: true },
  redirects: async () => [
    { source: '/dashboard/products', destination: '/dashboard/collections/products', permanent: false },
  ],
}

const withDashboard = withPayload(nextConfig, { devBundleServerPackages: false })
const payloadHeaders = withDashboard.headers

/**
 * Payload asks for the colour-scheme hint on every path; Chromium then repeats each first call. Only the screens, which
 * show it, keep it: shoppers call /cms-api too.
 */
withDashboard.headers = async () => {
  const entries = (await payloadHeaders?.()) ?? []
  return entries.map((entry) =>
    entry.headers.some(({ key }) => key === 'Critical-CH')
      ? { ...entry, source: '/dashboard/:path*' }
      : entry,
  )
}

export default withDashboard
