import { withPayload } from '@payloadcms/next/withPayload'
import type { NextConfig } from 'next'

const nextConfig: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  // The server around Next compresses what it has held back to finish (src/server/finish-answers.ts).
  compress: false,
  // A page's title belongs in its head for everybody: a page is answered whole, never in pieces.
  htmlLimitedBots: /.*/,
  transpilePackages: ['@rasteh/ui'],
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  // One worker: two cores are shared with the database, and a build must fit a small server's memory.
  // Styles stand in the pages themselves (src/server/drawing): each page carries those it uses, as many as they are.
  experimental: { cpus: 1, cssChunking: { type: 'graph', requestCost: 0 } },
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
 * Payload asks for the colour-scheme hint on every path; Chromium then repeats each first visit and a cache
 * splits in two. Only the dashboard keeps it.
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
