import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { messageKeys } from '@rasteh/messages/catalogue'
import type { Plugin } from 'vite'

const ROOT = join(import.meta.dirname, '..')
const KEYS: ReadonlySet<string> = new Set<string>(messageKeys)
const DECLARATION = /^export default island\('([^']+)'/m

/** Each island is an entry of its own, under its name: the loader imports it by its URL. */
export function islandEntries(): Record<string, string> {
  const files = globSync('src/**/islands/*.tsx', { cwd: ROOT }).filter((file) => !file.includes('.test.'))
  return Object.fromEntries(
    files.flatMap((file) => {
      const name = DECLARATION.exec(readFileSync(join(ROOT, file), 'utf8'))?.[1]
      return name ? [[name, file]] : []
    }),
  )
}

type Info = { code: string | null; importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] }

/** Writes down for each island its file and the texts that its code, and all that it imports, can say. */
export function listIslands(): Plugin {
  return {
    name: 'list-islands',
    generateBundle(_, bundle) {
      const names = new Map(Object.entries(islandEntries()).map(([name, file]) => [join(ROOT, file), name]))
      const islands: Record<string, { file: string; texts: string[] }> = {}
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || !chunk.facadeModuleId) continue
        const name = names.get(chunk.facadeModuleId)
        if (!name) continue
        const texts = textsOf(chunk.facadeModuleId, (id) => this.getModuleInfo(id))
        islands[name] = { file: chunk.fileName, texts }
      }
      this.emitFile({ type: 'asset', fileName: 'islands.json', source: JSON.stringify(islands) })
    },
  }
}

/** Every string of the code that is the key of a text: no list has to be kept by hand. */
function textsOf(entry: string, infoOf: (id: string) => Info | null): string[] {
  const seen = new Set<string>()
  const found = new Set<string>()
  const visit = (id: string): void => {
    if (seen.has(id)) return
    seen.add(id)
    const info = infoOf(id)
    if (!info) return
    for (const [, key = ''] of (info.code ?? '').matchAll(/["'`](\w+)["'`]/g))
      if (KEYS.has(key)) found.add(key)
    for (const next of [...info.importedIds, ...info.dynamicallyImportedIds]) visit(next)
  }
  visit(entry)
  return [...found].sort()
}
