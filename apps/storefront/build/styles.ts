import { globSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const ROOT = join(import.meta.dirname, '..')

/** What is around pages. */
export const LAYOUTS: readonly string[] = ['page/layout/site-layout.tsx', 'page/layout/frame-layout.tsx']

/** What has styles beside the pages: the layouts around them, and the page that is shown for a missing one. */
const OTHERS = [...LAYOUTS, 'features/shell/missing-page.tsx']

/** Each page and each kind of module is an entry of the server's build, so that the build says which styles it needs. */
export function styledEntries(): Record<string, string> {
  const files = [...OTHERS, ...globSync('features/**/*.page.{ts,tsx}', { cwd: join(ROOT, 'src') })]
  const modules = globSync('modules/*/*-module.tsx', { cwd: join(ROOT, 'src') })
  return Object.fromEntries([
    ...files.map((file) => [PAGES + file, `src/${file}`]),
    ...modules.map((file) => [KINDS + kindOf(file), `src/${file}`]),
  ])
}

const [PAGES, KINDS] = ['pages/', 'kinds/'] as const

/** The folder is named as the kind is: `picture-text` is `pictureText`. */
const kindOf = (file: string) =>
  (file.split('/')[1] ?? '').replace(/-(\w)/g, (_, initial: string) => initial.toUpperCase())

/** The style files of each entry, those of what it imports first. */
export type StyleLists = Record<'pages' | 'withoutKinds' | 'kinds', Record<string, string[]>>

/** Writes down which style files each page needs, with the kinds of module that managers may place on it and without, and each kind. */
export function listStyles(): Plugin {
  return {
    name: 'list-styles',
    enforce: 'post',
    generateBundle(_, bundle) {
      const styles: StyleLists = { pages: {}, withoutKinds: {}, kinds: {} }
      const chunks = Object.values(bundle).flatMap((one) => (one.type === 'chunk' ? [one] : []))
      const [pages, kinds] = [PAGES, KINDS].map((group) =>
        chunks.filter(({ isEntry, name }) => isEntry && name.startsWith(group)),
      ) as [typeof chunks, typeof chunks]
      // An entry only names the file that has its code.
      const codes = kinds.map(({ facadeModuleId }) =>
        chunks.find(({ moduleIds }) => moduleIds.includes(facadeModuleId ?? '')),
      )
      for (const { name, fileName } of kinds)
        styles.kinds[name.slice(KINDS.length)] = stylesOf(fileName, bundle)
      for (const { name, fileName } of pages) {
        const page = name.slice(PAGES.length)
        styles.pages[page] = stylesOf(fileName, bundle)
        styles.withoutKinds[page] = stylesOf(
          fileName,
          bundle,
          new Set(codes.map((code) => code?.fileName ?? '')),
        )
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
