import { withPayload } from '@payloadcms/next/withPayload'
import type { NextConfig } from 'next'
import { PHASE_PRODUCTION_BUILD } from 'next/constants.js'
import { limitClientHints } from './src/patches/client-hints.ts'
import { datePickerAlias } from './src/patches/date-picker.ts'
import { lateAnswersAlias, lateAnswersRules } from './src/patches/late-answers.ts'

const nextConfig: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  // A screen's title is in its head for everybody: the page is sent whole, never in pieces.
  htmlLimitedBots: /.*/,
  transpilePackages: ['@rasteh/ui'],
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  // One worker: two cores are shared with the database, and a build must fit a small server's memory.
  experimental: { cpus: 1 },
  images: { unoptimized: true },
  turbopack: { resolveAlias: { ...datePickerAlias, ...lateAnswersAlias }, rules: lateAnswersRules },
  typescript: { ignoreBuildErrors: true },
  redirects: async () => [
    { source: '/dashboard/products', destination: '/dashboard/collections/products', permanent: false },
  ],
}

const withDashboard = limitClientHints(withPayload(nextConfig, { devBundleServerPackages: false }))

export default async function configure(phase: string): Promise<NextConfig> {
  if (phase === PHASE_PRODUCTION_BUILD) {
    const { checkPatchVersions } = await import('./src/patches/check-versions.ts')
    checkPatchVersions(process.cwd())
  }
  return withDashboard
}
