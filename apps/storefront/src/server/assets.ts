import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What the build made, as pages name it. */
export type Assets = {
  /** The script that starts the islands. */
  start: string
  islandsOf: (names: ReadonlySet<string>) => { files: Record<string, string>; keys: string[] }
  pageOf: (name: string) => PageAssets
}
export type PageAssets = { css: string; hash: string; fonts: readonly string[] }

type Manifest = Record<string, { file: string; src?: string; name?: string; css?: string[] }>
/** For each island, its file and the texts that its code can say. */
type IslandList = Record<string, { file: string; texts: string[] }>
type StyleList = Record<string, string[]>

export function readAssets(folder: string): Assets {
  const read = (path: string) => readFileSync(join(folder, path), 'utf8')
  const islands = JSON.parse(read('islands.json')) as IslandList
  const styles = JSON.parse(read('styles.json')) as StyleList
  const manifest = JSON.parse(read('.vite/manifest.json')) as Manifest
  const pages = new Map<string, PageAssets>()
  return {
    start: `/${manifest['src/islands/start.ts']?.file ?? ''}`,
    islandsOf: (names) => {
      const used = [...names].flatMap((name) => (islands[name] ? [[name, islands[name]] as const] : []))
      return {
        files: Object.fromEntries(used.map(([name, { file }]) => [name, `/${file}`])),
        keys: [...new Set(used.flatMap(([, { texts }]) => texts))].sort(),
      }
    },
    pageOf: (name) => {
      const known = pages.get(name) ?? toPageAssets((styles[name] ?? []).map(read).join('\n'))
      pages.set(name, known)
      return known
    },
  }
}

function toPageAssets(css: string): PageAssets {
  const hash = `'sha256-${createHash('sha256').update(css).digest('base64')}'`
  return { css, hash, fonts: [...css.matchAll(FIRST_FONT)].map(([, address = '']) => address) }
}

/** The file with the Persian letters, the space and the usual signs is used on every page. */
const FIRST_FONT = /url\((\/assets\/vazirmatn-persian[\w.-]*\.woff2)\)/g
