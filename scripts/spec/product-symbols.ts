import { globSync } from 'node:fs'
import { join, relative } from 'node:path'
import { ROOT } from '../services/settings.ts'
import { reach, type SymbolId } from './symbols.ts'

/** Where the programs of the shop begin. The gallery page `/ui` is closed in production: it begins nothing. */
const ENTRIES = [
  'apps/shop-api/src/main.ts',
  'apps/worker/src/main.ts',
  'apps/web/src/server/main.ts',
  'apps/web/src/payload.config.ts',
  'apps/web/src/instrumentation.ts',
  'apps/web/src/app/**/*.{ts,tsx,js}',
  'packages/private-files/src/picture/picture-process.ts',
]
const GALLERY = 'apps/web/src/app/(site)/ui/'

/** What a visitor, a manager or a job of the running shop can reach. */
export function productSymbols(): Set<SymbolId> {
  const files = ENTRIES.flatMap((pattern) => globSync(pattern, { cwd: ROOT }))
  return reach(
    files.filter((file) => !file.startsWith(GALLERY)).map((file): SymbolId => `${join(ROOT, file)}#*`),
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
