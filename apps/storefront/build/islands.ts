import { globSync } from 'node:fs'
import type { Plugin } from 'vite'
import { keys as catalogueKeys } from './catalogue-keys.ts'

const ROOT = `${import.meta.dirname}/..`
const FOLDER = /^src\/(?:features|modules)\/(.+)\/islands\/([^/]+)\.tsx$/

/** `features/basket/islands/basket-button.tsx` is the island `basket/basket-button`. */
export function islandName(file: string): string | null {
  const [, area, name] = FOLDER.exec(file) ?? []
  return area && name ? `${area}/${name}` : null
}

/** Each island is an entry of its own: the loader imports it by its URL. */
export function islandEntries(): Record<string, string> {
  const files = globSync('src/{features,modules}/**/islands/*.tsx', { cwd: ROOT })
  return Object.fromEntries(
    files.flatMap((file) => {
      const name = islandName(file)
      return name && !file.includes('.test.') ? [[name, file]] : []
    }),
  )
}

/** Writes down for each island its file and the texts that its code, and all that it imports, can say. */
export function listIslands(): Plugin {
  return {
    name: 'list-islands',
    apply: (_, { isSsrBuild }) => !isSsrBuild,
    generateBundle(_, bundle) {
      const islands: Record<string, { file: string; texts: string[] }> = {}
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || !chunk.isEntry || !chunk.facadeModuleId) continue
        const name = islandName(chunk.facadeModuleId.slice(ROOT_PATH.length))
        if (name)
          islands[name] = {
            file: chunk.fileName,
            texts: textsOf(chunk.facadeModuleId, (id) => this.getModuleInfo(id)),
          }
      }
      this.emitFile({ type: 'asset', fileName: 'islands.json', source: JSON.stringify(islands) })
    },
  }
}

const ROOT_PATH = `${ROOT.replace(/\/build\/\.\.$/, '')}/`
type Info = {
  code: string | null
  importedIds: readonly string[]
  dynamicallyImportedIds: readonly string[]
} | null

/** Every string of the code that is the key of a text. */
function textsOf(entry: string, infoOf: (id: string) => Info): string[] {
  const seen = new Set<string>()
  const found = new Set<string>()
  const visit = (id: string): void => {
    if (seen.has(id)) return
    seen.add(id)
    const info = infoOf(id)
    if (!info) return
    for (const [, key = ''] of (info.code ?? '').matchAll(/["'`](\w+)["'`]/g))
      if (catalogueKeys.has(key)) found.add(key)
    for (const next of [...info.importedIds, ...info.dynamicallyImportedIds]) visit(next)
  }
  visit(entry)
  return [...found].sort()
}
