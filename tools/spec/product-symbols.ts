import { globSync } from 'node:fs'
import { join, relative } from 'node:path'
import { ROOT } from '../services/settings.ts'
import { reach, type SymbolId } from './symbols.ts'

/** Where the programs of the shop begin: its processes, and what browsers start by themselves. */
const ENTRIES = [
  'apps/shop-api/src/main.ts',
  'apps/worker/src/main.ts',
  'apps/storefront/src/server/main.ts',
  'apps/storefront/src/islands/{start,early,island.server}.{ts,tsx}',
  'apps/dashboard/src/server/main.ts',
  'apps/dashboard/src/payload.config.ts',
  'apps/dashboard/src/instrumentation.ts',
  'apps/dashboard/src/app/**/*.{ts,tsx,js}',
  'packages/private-files/src/picture/picture-process.ts',
]
/** The page `/ui` is closed in production: what it shows is not shown to anybody. */
const GALLERY = join(ROOT, 'apps/storefront/src/features/component-gallery/')

/** What a visitor, a manager or a job of the running shop can reach. */
export function productSymbols(): Set<SymbolId> {
  const files = ENTRIES.flatMap((pattern) => globSync(pattern, { cwd: ROOT }))
  return reach(
    files.map((file): SymbolId => `${join(ROOT, file)}#*`),
    (file) => !file.startsWith(GALLERY),
  )
}

/** Says whether a file is of the product, and not of its tests. */
export function isProduct(file: string): boolean {
  const path = relative(ROOT, file)
  return (
    /^(apps|packages)\/[^/]+\/src\//.test(path) &&
    !/^packages\/test-kit\//.test(path) &&
    !/\.(test|builder|arbitrary)\.tsx?$/.test(path)
  )
}
