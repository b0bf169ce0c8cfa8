import { globSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const ROOT = join(import.meta.dirname, '..')

/** What is around pages. */
export const LAYOUTS: readonly string[] = ['page/layout/site-layout.tsx', 'page/layout/frame-layout.tsx']

/** What has styles beside the pages: the layouts around them, and the page that is shown for a missing one. */
const OTHERS = [...LAYOUTS, 'features/shell/missing-page.tsx']

/** Each page is an entry of the server's build, so that the build says which styles it needs. */
export function pageEntries(): Record<string, string> {
  const files = [...OTHERS, ...globSync('features/**/*.page.{ts,tsx}', { cwd: join(ROOT, 'src') })]
  return Object.fromEntries(files.map((file) => [`pages/${file}`, `src/${file}`]))
}

/** Writes down which style files each page needs, those of what it imports first. */
export function listStyles(): Plugin {
  return {
    name: 'list-styles',
    enforce: 'post',
    generateBundle(_, bundle) {
      const styles: Record<string, string[]> = {}
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || !chunk.isEntry || !chunk.name.startsWith('pages/')) continue
        styles[chunk.name.slice('pages/'.length)] = stylesOf(chunk.fileName, bundle)
      }
      this.emitFile({ type: 'asset', fileName: 'styles.json', source: JSON.stringify(styles) })
    },
  }
}

type Bundle = Parameters<Extract<Plugin['generateBundle'], (...args: never[]) => unknown>>[1]

function stylesOf(fileName: string, bundle: Bundle, seen = new Set<string>()): string[] {
  if (seen.has(fileName)) return []
  seen.add(fileName)
  const chunk = bundle[fileName]
  if (chunk?.type !== 'chunk') return []
  const below = chunk.imports.flatMap((next) => stylesOf(next, bundle, seen))
  return [...new Set([...below, ...(chunk.viteMetadata?.importedCss ?? [])])]
}
